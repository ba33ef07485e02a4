package preflight.quality;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;
import static preflight.quality.TestSources.numbered;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.A;
import preflight.reference.Verification;

/** Sixty small manuscripts in twelve styles of citing: how often the anchor is the citing sentence, to the letter. */
class AnchorTableTest {
    private static final double LEAST_EXACT = 0.95;
    private static final Set<String> BY_NAME = Set.of("apa", "harvard", "chicago");
    private static final Verification NAMES = list(
            A.work().doi("10.1000/1").by("Smith", "Jones").in(2019),
            A.work().doi("10.1000/2").by("Müller").in(2020),
            A.work().doi("10.1000/3").by("van der Berg").in(2021),
            A.work().doi("10.1000/4").by("Brown", "Green", "White").in(2018),
            A.work().doi("10.1000/5").by("Zhang", "Li").in(2017),
            A.work().doi("10.1000/6").by("Smith").in(2015),
            A.work().doi("10.1000/7").by("O’Neill").in(2016));

    private record Row(String style, int number, String text, String sentence) {
        static Row read(String line) {
            String[] parts = line.split(" \\| ", 3);
            String text = parts[2].replace("¶", "\n\n");
            String sentence = text.substring(text.indexOf('⟦') + 1, text.indexOf('⟧'));
            return new Row(
                    parts[0], Integer.parseInt(parts[1]), text.replace("⟦", "").replace("⟧", ""), sentence);
        }

        String anchor() {
            boolean names = BY_NAME.contains(style) || (style.equals("german") && !text.contains("["));
            return InTextCitations.in(text, names ? NAMES : numbered(9)).anchor(List.of(number));
        }

        boolean exact() {
            return anchor().equals(sentence);
        }
    }

    @Test
    void findsTheCitingSentenceToTheLetter() throws IOException {
        List<Row> rows = rows();
        List<String> inexact = rows.stream()
                .filter(row -> !row.exact())
                .map(row ->
                        "%s %d: \"%s\" for \"%s\"".formatted(row.style(), row.number(), row.anchor(), row.sentence()))
                .toList();

        assertThat(rows).hasSize(60);
        assertThat(rows.stream().map(Row::style).distinct()).hasSize(12);
        assertThat(inexact).hasSizeLessThanOrEqualTo((int) (rows.size() * (1 - LEAST_EXACT)));
    }

    @Test
    void neverGivesASentenceThatDoesNotCiteTheWork() throws IOException {
        assertThat(rows()).allSatisfy(row -> assertThat(row.sentence()).contains(row.anchor()));
    }

    private static List<Row> rows() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                requireNonNull(AnchorTableTest.class.getResourceAsStream("anchors.txt")), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Row::read)
                    .toList();
        }
    }
}
