package preflight.reference.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.reference.decide.ReferenceVerdict.Status.OFF_INDEX;
import static preflight.reference.decide.ReferenceVerdict.Status.UNPARSEABLE;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.reference.parse.ReferenceText;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.lucene.LuceneWorkIndex;
import preflight.work.lucene.LuceneWorkStore;

class HostileReferencesTest {
    private static final ReferenceParser PARSER = new ReferenceParser();
    private static final ReferenceMatcher MATCHER = new ReferenceMatcher();
    private static final int LONG = 100_000;

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0}")
    @MethodSource("lines")
    void givesEveryLineAStatusWithinTheBudget(String name, String line, List<Status> expected) throws Exception {
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (Work work : works()) {
                store.put(work);
            }
            store.commit();
        }
        try (LuceneWorkIndex index = new LuceneWorkIndex(folder)) {
            ParsedReference reference = PARSER.parse(new ReferenceLine(1, 1, line));
            List<Work> candidates = ReferenceLookup.candidates(index.find(reference.query()));
            Explanation explanation = MATCHER.explain(reference, candidates);
            assertThat(explanation.verdict().status()).isIn(expected);
            assertThat(explanation.verdict().line().text()).isEqualTo(line);
            assertThat(explanation.wordPairs()).isLessThanOrEqualTo(ComparisonBudget.MAX_WORD_PAIRS);
            assertThat(reference.text().length()).isLessThanOrEqualTo(ReferenceText.MAX_LENGTH + 1);
        }
    }

    static Stream<Arguments> lines() {
        List<Arguments> lines = new ArrayList<>();
        for (String nothing : List.of("", " ", "x", "7", ".", "\u202E", "\uD800", "\u0000")) {
            lines.add(Arguments.of("nothing: " + nothing.length(), nothing, List.of(UNPARSEABLE)));
        }
        add(lines, "digits", "1".repeat(LONG), UNPARSEABLE);
        add(lines, "numbers", "12 ".repeat(LONG / 3), UNPARSEABLE, OFF_INDEX);
        add(lines, "years", "2001 ".repeat(LONG / 5), UNPARSEABLE, OFF_INDEX);
        add(lines, "one letter", "a".repeat(LONG), UNPARSEABLE, OFF_INDEX);
        add(lines, "address", "https://www.example.org/news/item/1", UNPARSEABLE, OFF_INDEX);
        add(lines, "long address", "https://" + "a/".repeat(LONG / 2), UNPARSEABLE, OFF_INDEX);
        add(lines, "brackets in a DOI", "10.1000/" + "(".repeat(LONG), OFF_INDEX);
        add(lines, "html", "<html><body><table><tr><td>x</td></tr></table></body></html>", UNPARSEABLE, OFF_INDEX);
        add(lines, "entities", "&lt;".repeat(LONG / 4), UNPARSEABLE, OFF_INDEX);
        add(lines, "latex", "\\\"{".repeat(LONG / 3), UNPARSEABLE, OFF_INDEX);
        add(
                lines,
                "bibtex",
                "@article{moreau99, title={Tides of the bay}, author={Moreau, A.}, year={1999}}",
                OFF_INDEX);
        add(lines, "mixed scripts", "مرحبا بالعالم 数学 Ελλάδα Привет 2001", OFF_INDEX);
        add(
                lines,
                "direction controls",
                "\u202Ecba\u202D Smith, J. (2001). \u2066Title of it\u2069. J. 1, 2.",
                OFF_INDEX);
        add(lines, "half surrogates", "\uD83D\uDE00 \uD800 broken \uDC00 2001", UNPARSEABLE, OFF_INDEX);
        add(lines, "query syntax", "title:foo AND * OR (id:[* TO *]) /.*/~2 ^9 \\", UNPARSEABLE, OFF_INDEX);
        add(lines, "regex bomb", "(a+)+$ " + "a".repeat(5000) + "!", UNPARSEABLE, OFF_INDEX);
        add(lines, "words of every title", "the effect of study in cell ".repeat(LONG / 28), OFF_INDEX, UNPARSEABLE);
        add(lines, "names", "Doe, J., ".repeat(LONG / 9), OFF_INDEX, UNPARSEABLE);
        add(lines, "initials", "A.B.C.D.E.F.G. ".repeat(LONG / 15), UNPARSEABLE, OFF_INDEX);
        add(lines, "commas", ",".repeat(LONG), UNPARSEABLE);
        add(lines, "quotes", "“".repeat(LONG), UNPARSEABLE);
        add(lines, "dashes", "– ".repeat(LONG / 2), UNPARSEABLE);
        add(lines, "ideographs", "数学".repeat(LONG / 2), UNPARSEABLE, OFF_INDEX);
        add(lines, "marks on one letter", "a" + "\u0301".repeat(LONG), UNPARSEABLE, OFF_INDEX);
        add(lines, "spaces", " ".repeat(LONG), UNPARSEABLE);
        return lines.stream();
    }

    private static void add(List<Arguments> lines, String name, String line, Status... expected) {
        lines.add(Arguments.of(name, line, List.of(expected)));
    }

    @Test
    void skipsCandidatesBeyondTheBudget() {
        ParsedReference reference =
                PARSER.parse(new ReferenceLine(1, 1, "Doe J. " + "word and other words of it ".repeat(110)));
        List<Work> candidates =
                IntStream.range(0, 50).mapToObj(HostileReferencesTest::longWork).toList();
        Explanation explanation = MATCHER.explain(reference, candidates);
        assertThat(explanation.wordPairs())
                .isBetween(ComparisonBudget.MAX_WORD_PAIRS / 2, ComparisonBudget.MAX_WORD_PAIRS);
        assertThat(explanation.lines(50).lines().count()).isLessThan(50);
    }

    private static List<Work> works() {
        return List.of(longWork(1), longWork(2));
    }

    private static Work longWork(int i) {
        List<PersonName> authors = IntStream.range(0, 100)
                .mapToObj(n -> PersonName.of("Author" + (char) ('a' + n % 26), "N."))
                .toList();
        return new Work(
                "urn:" + i,
                "article-journal",
                "The effect of other words and cells on the study of it ".repeat(8),
                List.of(),
                authors,
                List.of("Journal of Words"),
                2001,
                "12",
                "1",
                "12-20",
                null,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
    }
}
