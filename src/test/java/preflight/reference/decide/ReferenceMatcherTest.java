package preflight.reference.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.CslItem;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;

class ReferenceMatcherTest {
    private static final ReferenceParser PARSER = new ReferenceParser();
    private static final Work TIDES = work(
            "10.5555/tides",
            "Tidal currents in shallow estuaries of northern Norway",
            1987,
            "12",
            "101-118",
            "Moreau:Anne",
            "Okafor:Ben J.");
    private static final Work OTHER =
            work("10.5555/other", "Growth of birch seedlings under drought", 1999, "30", "5-19", "Lindqvist:Karin");

    private final ReferenceMatcher matcher = new ReferenceMatcher();

    @Test
    void verifiesByDoiAndTitle() {
        assertVerdict(
                "Moreau A, Okafor BJ. Tidal currents in shallow estuaries of northern Norway. J Mar Res. 1987;12:101–118. doi:10.5555/tides",
                Status.VERIFIED,
                Basis.IDENTIFIER);
    }

    @Test
    void verifiesADoiAlone() {
        assertVerdict("https://doi.org/10.5555/TIDES", Status.VERIFIED, Basis.IDENTIFIER);
    }

    @Test
    void doubtsARealDoiUnderAnotherTitle() {
        ReferenceVerdict verdict = assertVerdict(
                "Moreau A, Okafor BJ. Deep learning for whale song classification. J Mar Res. 1987;12:101–118. doi:10.5555/tides",
                Status.UNCERTAIN,
                Basis.IDENTIFIER);
        assertThat(verdict.matchedTitle()).isEqualTo(TIDES.title());
    }

    @Test
    void doubtsATitleWhoseDoiIsAnothers() {
        assertVerdict(
                "Moreau A, Okafor BJ. Tidal currents in shallow estuaries of northern Norway. J Mar Res. 1987;12:101–118. doi:10.5555/unknown",
                Status.UNCERTAIN,
                Basis.TITLE_EXACT);
    }

    @Test
    void verifiesByTitleAuthorsAndYear() {
        assertVerdict(
                "Moreau, A., & Okafor, B. J. (1987). Tidal currents in shallow estuaries of northern Norway.",
                Status.VERIFIED,
                Basis.TITLE_EXACT);
    }

    @Test
    void verifiesAMisprintedTitle() {
        assertVerdict(
                "Moreau, A., & Okafor, B. J. (1987). Tidal currents in shalow estuaries of northern Norway. Journal of Marine Research, 12, 101–118.",
                Status.VERIFIED,
                Basis.TITLE_STRONG);
    }

    @Test
    void verifiesAYearOffByOne() {
        assertVerdict(
                "Moreau, A., & Okafor, B. J. (1988). Tidal currents in shallow estuaries of northern Norway. Journal of Marine Research, 12, 101–118.",
                Status.VERIFIED,
                Basis.TITLE_EXACT);
    }

    @Test
    void verifiesTheLocatorOfAReferenceWithoutTitle() {
        assertVerdict("Moreau, A.; Okafor, B. J. J. Mar. Res. 1987, 12, 101–118.", Status.VERIFIED, Basis.IDENTIFIER);
    }

    @Test
    void doubtsALocatorThatDiffersInOneField() {
        assertVerdict(
                "Moreau, A.; Okafor, B. J. J. Mar. Res. 1987, 12, 544–551.", Status.UNCERTAIN, Basis.TITLE_PARTIAL);
    }

    @Test
    void doubtsALocatorThatTwoWorksShare() {
        Work twin = work("10.5555/twin", "Another note altogether", 1987, "12", "101", "Moreau:Anne", "Okafor:Ben J.");
        ParsedReference reference = parse("Moreau, A.; Okafor, B. J. J. Mar. Res. 1987, 12, 101–118.");
        ReferenceVerdict verdict = matcher.match(reference, List.of(TIDES, twin));
        assertThat(verdict.status()).isEqualTo(Status.UNCERTAIN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a content word changed, everything else right
                "Moreau, A., & Okafor, B. J. (1987). Tidal currents in shallow lagoons of northern Norway. Journal of Marine Research, 12, 101–118.",
                // the last word changed
                "Moreau, A., & Okafor, B. J. (1987). Tidal currents in shallow estuaries of northern Sweden. Journal of Marine Research, 12, 101–118.",
                // other authors
                "Petrov, I., & Salas, M. (1987). Tidal currents in shallow estuaries of northern Norway. Journal of Marine Research, 12, 101–118.",
                // another year
                "Moreau, A., & Okafor, B. J. (1994). Tidal currents in shallow estuaries of northern Norway. Journal of Marine Research, 19, 44–51.",
                // a notice about it
                "Moreau, A., & Okafor, B. J. (1987). Erratum: Tidal currents in shallow estuaries of northern Norway. Journal of Marine Research, 12, 230.",
                "Moreau, A. (1988). Reply to “Tidal currents in shallow estuaries of northern Norway”. Journal of Marine Research, 13, 7.",
                // its sequel
                "Moreau, A., & Okafor, B. J. (1987). Tidal currents in shallow estuaries of northern Norway. II. Journal of Marine Research, 12, 210–218.",
                "Moreau, A., & Okafor, B. J. (1988). Tidal currents in shallow estuaries of northern Norway: A follow-up study. Journal of Marine Research, 13, 210–218.",
                // elsewhere
                "Moreau, A., & Okafor, B. J. (1987). Tidal currents in shallow estuaries of northern Norway. Annals of Dental Surgery.",
            })
    void doubtsAReferenceThatDiffers(String line) {
        assertThat(matcher.match(parse(line), List.of(OTHER, TIDES)).status()).isEqualTo(Status.UNCERTAIN);
    }

    @Test
    void reportsWhatItDoesNotFindAsOffIndexWithItsBibliography() {
        ReferenceVerdict verdict = assertVerdict(
                "Abel, T. (2003). Dust storms on Mars and their seasons. Icarus, 161, 12–30.",
                Status.OFF_INDEX,
                Basis.PARSED);
        assertThat(verdict.work()).isNull();
        assertThat(verdict.csl()).extracting(CslItem::title).isEqualTo("Dust storms on Mars and their seasons");
        assertThat(verdict.nearMissTitle()).isNull();
    }

    @Test
    void namesANearMiss() {
        ReferenceVerdict verdict = assertVerdict(
                "Abel, T. (2003). Tidal currents of shallow gulfs in Chile. Icarus, 161, 12–30.",
                Status.OFF_INDEX,
                Basis.PARSED);
        assertThat(verdict.nearMissTitle()).isEqualTo(TIDES.title());
    }

    @Test
    void callsALineWithoutTitleYearAndAuthorUnparseable() {
        assertVerdict("12345 --- 67890", Status.UNPARSEABLE, Basis.NONE);
    }

    @Test
    void callsAnUnreadableLineUnparseableWhateverTheCandidates() {
        assertThat(matcher.match(parse("???"), List.of(TIDES)).status()).isEqualTo(Status.UNPARSEABLE);
    }

    @Test
    void decidesTheSameWhateverTheOrderOfTheCandidates() {
        Work twin = work("10.5555/twin", TIDES.title(), 1987, "12", "101-118", "Moreau:Anne", "Okafor:Ben J.");
        ParsedReference reference = parse("Moreau, A., & Okafor, B. J. (1987). " + TIDES.title() + ".");
        ReferenceVerdict one = matcher.match(reference, List.of(TIDES, twin, OTHER));
        ReferenceVerdict other = matcher.match(reference, List.of(OTHER, twin, TIDES));
        assertThat(one).isEqualTo(other);
    }

    @Test
    void explainsItself() {
        ParsedReference reference = parse("Petrov, I. (1987). " + TIDES.title() + ".");
        assertThat(matcher.explain(reference, List.of(TIDES)).lines(3))
                .contains("other authors")
                .contains(TIDES.canonicalId());
    }

    private ReferenceVerdict assertVerdict(String line, Status status, Basis basis) {
        Explanation explanation = matcher.explain(parse(line), List.of(OTHER, TIDES));
        ReferenceVerdict verdict = explanation.verdict();
        assertThat(verdict.status()).as(explanation.lines(2)).isEqualTo(status);
        assertThat(verdict.basis()).as(explanation.lines(2)).isEqualTo(basis);
        assertThat(verdict.work() != null).isEqualTo(status == Status.VERIFIED || status == Status.UNCERTAIN);
        assertThat(verdict.csl() != null).isEqualTo(status == Status.OFF_INDEX);
        return verdict;
    }

    private static ParsedReference parse(String line) {
        return PARSER.parse(new ReferenceLine(1, 1, line));
    }

    private static Work work(
            String doi, String title, int year, @Nullable String volume, @Nullable String page, String... authors) {
        List<PersonName> names = java.util.Arrays.stream(authors)
                .map(author -> author.split(":"))
                .map(parts -> PersonName.of(parts[0], parts[1]))
                .toList();
        return new Work(
                "https://doi.org/" + doi,
                "article-journal",
                title,
                List.of(),
                names,
                List.of("Journal of Marine Research"),
                year,
                volume,
                null,
                page,
                null,
                new Identifiers(new Doi(doi), null, null, List.of()),
                null,
                List.of(),
                false,
                null);
    }
}
