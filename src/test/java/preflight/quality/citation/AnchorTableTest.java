package preflight.quality.citation;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;
import static preflight.quality.TestSources.numbered;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import preflight.quality.TestSources.WorkBuilder;
import preflight.reference.decide.Verification;
import preflight.work.Work;

/** Sixty small manuscripts in twelve styles of citing: how often the anchor is the citing sentence, to the letter. */
class AnchorTableTest {
    private static final double MIN_EXACT = 0.95;
    private static final Pattern RANGE = Pattern.compile("(\\d+)(?:\\s?[-–−]\\s?(\\d+))?");
    private static final Set<String> BY_NAME = Set.of("apa", "harvard", "chicago");
    private static final Verification NAMES = list(
            WorkBuilder.work().doi("10.1000/1").by("Smith", "Jones").in(2019),
            WorkBuilder.work().doi("10.1000/2").by("Müller").in(2020),
            WorkBuilder.work().doi("10.1000/3").by("van der Berg").in(2021),
            WorkBuilder.work().doi("10.1000/4").by("Brown", "Green", "White").in(2018),
            WorkBuilder.work().doi("10.1000/5").by("Zhang", "Li").in(2017),
            WorkBuilder.work().doi("10.1000/6").by("Smith").in(2015),
            WorkBuilder.work().doi("10.1000/7").by("O’Neill").in(2016));

    private record AnchorCase(String style, int number, String text, String sentence) {
        static AnchorCase read(String line) {
            String[] parts = line.split(" \\| ", 3);
            String text = parts[2].replace("¶", "\n\n");
            String sentence = text.substring(text.indexOf('⟦') + 1, text.indexOf('⟧'));
            return new AnchorCase(
                    parts[0], Integer.parseInt(parts[1]), text.replace("⟦", "").replace("⟧", ""), sentence);
        }

        boolean byName() {
            return BY_NAME.contains(style) || (style.equals("german") && !text.contains("["));
        }

        Verification list() {
            return byName() ? NAMES : numbered(9);
        }

        String anchor() {
            return anchorOf(number);
        }

        String anchorOf(int reference) {
            return InTextCitations.in(text, list()).anchor(List.of(reference));
        }

        /** Whether a sentence has the first author and the year, or the number, alone or within a range. */
        boolean names(int reference, String sentence) {
            if (byName()) {
                Work work = requireNonNull(NAMES.verdicts().get(reference - 1).work());
                return sentence.toLowerCase(Locale.ROOT)
                                .contains(work.authors().getFirst().family().toLowerCase(Locale.ROOT))
                        && sentence.contains(String.valueOf(work.year()));
            }
            Matcher range = RANGE.matcher(Normalizer.normalize(sentence, Normalizer.Form.NFKC));
            return range.results().anyMatch(found -> {
                int first = Integer.parseInt(found.group(1));
                int last = found.group(2) == null ? first : Integer.parseInt(found.group(2));
                return first <= reference && reference <= last;
            });
        }

        boolean exact() {
            return anchor().equals(sentence);
        }
    }

    @Test
    void findsTheCitingSentenceToTheLetter(TestReporter reporter) throws IOException {
        List<AnchorCase> rows = rows();
        List<String> inexact = rows.stream()
                .filter(row -> !row.exact())
                .map(row ->
                        "%s %d: \"%s\" for \"%s\"".formatted(row.style(), row.number(), row.anchor(), row.sentence()))
                .toList();
        reporter.publishEntry(
                "exact", "%d of %d, but %s".formatted(rows.size() - inexact.size(), rows.size(), inexact));

        assertThat(rows).hasSize(60);
        assertThat(rows.stream().map(AnchorCase::style).distinct()).hasSize(12);
        assertThat(inexact).hasSizeLessThanOrEqualTo((int) (rows.size() * (1 - MIN_EXACT)));
    }

    @Test
    void neverGivesASentenceThatDoesNotCiteTheWork() throws IOException {
        assertThat(rows()).allSatisfy(row -> assertThat(row.sentence()).contains(row.anchor()));
    }

    @Test
    void givesEveryOtherWorkOfTheListASentenceThatNamesItOrNone() throws IOException {
        for (AnchorCase row : rows()) {
            for (int number = 1; number <= row.list().verdicts().size(); number++) {
                String anchor = row.anchorOf(number);
                assertThat(anchor.isEmpty() || row.names(number, anchor))
                        .as("%s, reference %d: \"%s\" in \"%s\"", row.style(), number, anchor, row.text())
                        .isTrue();
            }
        }
    }

    private static List<AnchorCase> rows() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                requireNonNull(AnchorTableTest.class.getResourceAsStream("anchors.txt")), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(AnchorCase::read)
                    .toList();
        }
    }
}
