package preflight.reference.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.reference.decide.ReferenceVerdict.Status.OFF_INDEX;
import static preflight.reference.decide.ReferenceVerdict.Status.UNCERTAIN;
import static preflight.reference.decide.ReferenceVerdict.Status.VERIFIED;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;

/** References without title, pages or authors, and garbled ones. */
class IncompleteReferencesTest {
    private static final ReferenceParser PARSER = new ReferenceParser();
    private static final String JOURNAL = "Journal of Marine Research";

    private final ReferenceMatcher matcher = new ReferenceMatcher();

    @Test
    void verifiesAllThereIsToSayOfAWorkWithoutPages() {
        Work online = work("a", "article-journal", "Waves online", 2005, "19", null, JOURNAL, "Mezger:Julia");
        assertStatus("1 J. Mezger, Journal of Marine Research 19, (2005).", VERIFIED, online);
        assertStatus("1 J. Mezger, Journal of Marine Research 19, 77 (2005).", UNCERTAIN, online);
        assertStatus("1 J. Mezger, Journal of Marine Research 18, (2005).", UNCERTAIN, online);
    }

    @Test
    void doubtsOneAuthorsWorkWhosePageIsLeftOut() {
        Work paged = work("a", "article-journal", "Waves in print", 2005, "19", "12-20", JOURNAL, "Mezger:Julia");
        assertStatus("1 J. Mezger, Journal of Marine Research 19, (2005).", UNCERTAIN, paged);
    }

    @Test
    void doubtsSeveralAuthorsWorkWhosePageIsLeftOut() {
        Work paged = work(
                "a",
                "article-journal",
                "Tides",
                2005,
                "19",
                "12-20",
                JOURNAL,
                "Mezger:Julia",
                "Okafor:Ben",
                "Lind:Karin");
        assertStatus("(1) Mezger, J.; Okafor, B.; Lind, K. Journal of Marine Research 2005, 19.", UNCERTAIN, paged);
    }

    @Test
    void takesTwoRecordsOfOnePlaceForOneWork() {
        Work one = work("a", "article-journal", "Tides", 2005, "19", "12-20", JOURNAL, "Mezger:Julia");
        Work twin = work("b", "article-journal", "Tides again", 2005, "19", "12-20", JOURNAL, "Mezger:Julia");
        Work neighbour = work("c", "article-journal", "Waves", 2005, "19", "12-14", JOURNAL, "Mezger:Julia");
        assertStatus("1 J. Mezger, Journal of Marine Research 19, 12 (2005).", VERIFIED, one, twin);
        assertStatus("1 J. Mezger, Journal of Marine Research 19, 12 (2005).", UNCERTAIN, one, neighbour);
    }

    @Test
    void showsTheWorkThatAnAuthorAndAYearSuggest() {
        Work book = work("a", "book", "Coasts", 2005, null, null, null, "Mezger:Julia");
        assertStatus("(1) Mezger, J. 2005.", UNCERTAIN, book);
        assertStatus("(1) Mezger, J. 1995.", OFF_INDEX, book);
    }

    @Test
    void doesNotTakeAnAuthorForATitle() {
        Work replies = work("a", "article-journal", "Mezger Replies", 1988, "3", "9", JOURNAL, "Lind:Karin");
        assertStatus("(1) Mezger, J. 2005.", OFF_INDEX, replies);
    }

    @Test
    void showsTheWorkWhoseLocatorHasAnotherTitle() {
        Work work = work(
                "a",
                "article-journal",
                "Retention of urine in acute disease",
                1963,
                "82",
                "1033-1035",
                JOURNAL,
                "Taylor:D. E.");
        assertStatus(
                "Taylor, D. E. (1963). Growth of spruce under winter drought. Journal of Marine Research, 82, 1033–1035.",
                UNCERTAIN,
                work);
        assertStatus(
                "Taylor, D. E. (1963). Growth of spruce under winter drought. Journal of Marine Research, 82, 733–735.",
                OFF_INDEX,
                work);
    }

    @Test
    void matchesATitleWithJoinedWords() {
        Work work = work(
                "a",
                "article-journal",
                "Cardiovascular disturbances in acute retention of urine",
                1963,
                "282",
                "1033-1035",
                JOURNAL,
                "Taylor:D. E.");
        assertStatus(
                "Taylor, D. E. (1963). CARDIOVASCULAR DISTURBANCESIN ACUTERETENTIONOF URINE. Journal of Marine Research, 282, 1033–1035.",
                VERIFIED,
                work);
    }

    @Test
    void matchesNamesThatAreSplit() {
        Work work = work(
                "a",
                "article-journal",
                "Tides of the northern bays in winter",
                1972,
                "7",
                "146-153",
                JOURNAL,
                "Swanson:R. M.",
                "Meindl:J. D.");
        assertStatus(
                "Swan soL, R. M., & Meindl, J. D. (1972). Tides of the northern bays in winter. Journal of Marine Research, 7, 146–153.",
                VERIFIED,
                work);
        assertStatus(
                "Petrov, I. M., & Salas, J. D. (1972). Tides of the northern bays in winter. Journal of Marine Research, 7, 146–153.",
                UNCERTAIN,
                work);
    }

    @Test
    void verifiesTheFirstAuthorAloneButNotAListThatOmitsOne() {
        Work work = work(
                "a",
                "paper-conference",
                "Tides of the northern bays in winter",
                2015,
                null,
                null,
                JOURNAL,
                "Gaci:Omar",
                "Lind:Karin",
                "Okafor:Ben");
        assertStatus(
                "Gaci, Omar. Tides of the northern bays in winter. Journal of Marine Research. 2015.", VERIFIED, work);
        assertStatus(
                "Gaci, Omar and Karin Lind. Tides of the northern bays in winter. Journal of Marine Research. 2015.",
                UNCERTAIN,
                work);
    }

    @Test
    void verifiesAnAnonymousEntryByItsPageInTheBook() {
        Work entry = work("a", "chapter", "Langbeinite", null, null, "510-511", "Dictionary of Gems and Gemology");
        assertStatus("“Langbeinite.” Dictionary of Gems and Gemology 510–511.", VERIFIED, entry);
        assertStatus("“Langbeinite.” Dictionary of Gems and Gemology 340–341.", UNCERTAIN, entry);
    }

    @Test
    void verifiesAnAnonymousArticleByAPageWithoutDigits() {
        Work board = work("a", "article-journal", "Editorial board", 2013, "54", "IFC", JOURNAL);
        assertStatus("1Journal of Marine Research 54, IFC (2013).", VERIFIED, board);
        assertStatus("1Journal of Marine Research 54, OBC (2013).", OFF_INDEX, board);
        Work noPage = work("b", "article-journal", "Abstracts", 2013, "54", "no", JOURNAL);
        assertStatus("1Journal of Marine Research 54, no (2013).", UNCERTAIN, noPage);
    }

    @Test
    void matchesAVolumeJoinedWithTheJournal() {
        Work work = work("a", "article-journal", "Waves", 2009, "206", "174-176", JOURNAL, "Mezger:Julia");
        assertStatus("1 J. Mezger, Journal ofMarineResearch206, 174(2009).", VERIFIED, work);
        assertStatus("1 J. Mezger, Journal ofMarineResearch207, 174(2009).", UNCERTAIN, work);
    }

    @Test
    void prefersAWorkInAJournalToAWorkOfTheSameName() {
        Work namesake = work("a", "book", "The Historian", 1942, null, null, null, "Lind:Karin");
        Work within = work("b", "article-journal", "Front matter", 2000, "62", null, "The Historian");
        assertThat(matcher("(1) The Historian 2000, 62.", namesake, within).work())
                .isEqualTo(within);
        assertThat(matcher("(1) The Historian 1942.", namesake, within).work()).isEqualTo(namesake);
    }

    @Test
    void doubtsABookWhenAPageIsCited() {
        Work book = work(
                "a", "book", "Nonlinear vibrations of coastal structures", 2003, null, null, null, "Thomson:William");
        assertStatus("(1) Thomson, W. Nonlinear vibrations of coastal structures 2003, 302–309.", UNCERTAIN, book);
        assertStatus("1 W. Thomson, Nonlinear vibrations of coastal structures 302 (2003).", UNCERTAIN, book);
        assertStatus("Thomson, W. “Nonlinear vibrations of coastal structures.” (2003): n. pag.", VERIFIED, book);
    }

    @Test
    void verifiesAnArticleWhoseRecordHasNoJournal() {
        Work bare = work(
                "a",
                "article-journal",
                "A careful study of small brown birds",
                2015,
                null,
                null,
                null,
                "Lind:Karin",
                "Okafor:Ben");
        assertStatus(
                "Lind K, Okafor B. A careful study of small brown birds. Journal of Birds. 2015;3:14-20.",
                VERIFIED,
                bare);
    }

    @Test
    void ignoresTheEditorsOfAWorkWithoutAuthors() {
        Work part = work("a", "chapter", "Refraction of waves behind islands", 2016, null, null, "Handbook of Coasts");
        assertStatus(
                "Kohnen, Thomas, and Gerhard Lang, eds. 2016. “Refraction of waves behind islands.” Handbook of Coasts.",
                VERIFIED,
                part);
    }

    @Test
    void matchesAnOrganisationThatReadsLikeAJournal() {
        Work signed = work(
                "a",
                "article-journal",
                "Estimating the height of tides",
                2015,
                null,
                null,
                "Science",
                "Open Science Collaboration");
        String rest = " (2015). Estimating the height of tides. Science, 349(6251), aac4716.";
        assertStatus("Open Science Collaboration" + rest, VERIFIED, signed);
        assertStatus("Journal of Marine Research" + rest, UNCERTAIN, signed);
    }

    @Test
    void doesNotCountTheTitleAsContainerToo() {
        Work chapter =
                work("a", "chapter", "The future of tides", null, null, null, "The future of tides", "Greve:Bent");
        assertStatus("Greve, Bent. The future of tides. 2016.", UNCERTAIN, chapter);
    }

    @Test
    void choosesTheRecordThatTheReferenceRepeats() {
        Work initials = work(
                "a",
                "article-journal",
                "Tides of the northern bays",
                2004,
                "93",
                "847-849",
                JOURNAL,
                "Rayyan:M",
                "Daniels:H");
        Work inFull = work(
                "b",
                "article-journal",
                "Tides of the northern bays",
                2004,
                "93",
                "847-849",
                JOURNAL,
                "Rayyan:Maissa",
                "Daniels:Hans");
        String rest = ". Tides of the northern bays. Journal of Marine Research. 2004. 93. 847-849";
        assertThat(matcher("Rayyan, Maissa, Daniels, Hans" + rest, initials, inFull)
                        .work())
                .isEqualTo(inFull);
        assertThat(matcher("Rayyan, M, Daniels, H" + rest, initials, inFull).work())
                .isEqualTo(initials);
    }

    @Test
    void takesTheVolumeForNoPageThoughItReadsLikeOne() {
        Work online = work("a", "article-journal", "Waves online", 2005, "41", null, JOURNAL, "Mezger:Julia");
        assertStatus("(1) Mezger, J. Journal of Marine Research 2005, 41.", VERIFIED, online);
        assertStatus("(1) Mezger, J. Journal of Marine Research 2005, 43.", UNCERTAIN, online);
        assertStatus("(1) Mezger, J. Journal of Marine Research 2005, 41, 7.", UNCERTAIN, online);
    }

    @Test
    void takesANumberInTheNameOfTheContainerForNoVolume() {
        String proceedings = "Proceedings of the annual conference on tidal systems - TIDE '11";
        Work talk = work("a", "paper-conference", "Waves", 2011, null, null, proceedings, "Mezger:Julia", "Lind:Karin");
        String rest = "Proceedings of the Annual Conference on Tidal Systems - TIDE ’11";
        assertStatus("1 J. Mezger and K. Lind, " + rest + " (2011).", VERIFIED, talk);
        assertStatus("1 J. Mezger and K. Lind, " + rest + ", 77 (2011).", UNCERTAIN, talk);
    }

    @Test
    void takesTheYearInTheNameOfTheContainerForNoDate() {
        String proceedings = "2005 International Symposium on Tidal Systems";
        Work talk = work("a", "paper-conference", "Waves", null, null, null, proceedings, "Mezger:Julia", "Lind:Karin");
        assertStatus("[1] J. Mezger, K. Lind, 2005 International Symposium on Tidal Systems (n.d.).", VERIFIED, talk);
        assertStatus("[1] J. Mezger, K. Lind, 2006 International Symposium on Tidal Systems (n.d.).", UNCERTAIN, talk);
    }

    @Test
    void asksForNoPageWhereTheIndexSaysThatThereIsNone() {
        Work work = work("a", "article-journal", "Waves", 2010, "31", "no-no", JOURNAL, "Mezger:Julia", "Lind:Karin");
        assertStatus("[1] J. Mezger, K. Lind, Journal of Marine Research 31 (2010) no.", VERIFIED, work);
        assertStatus("[1] J. Mezger, K. Lind, Journal of Marine Research 31 (2010) 12.", UNCERTAIN, work);
        assertStatus("[1] J. Mezger, Journal of Marine Research 31 (2010) no.", UNCERTAIN, work);
    }

    @Test
    void leavesTheWorkOfFewerAuthorsForThatOfAllThatAreNamed() {
        Work three = work(
                "a", "article-journal", "Tides", 2001, "114", "110", JOURNAL, "Mezger:Julia", "Lind:Karin", "Oke:Ben");
        Work one = work("b", "article-journal", "Waves", 2001, "114", "110-112", JOURNAL, "Mezger:Julia");
        String rest = ", Journal of Marine Research 114, 110 (2001).";
        assertThat(matcher("1 J. Mezger, K. Lind, and B. Oke" + rest, one, three)
                        .status())
                .isEqualTo(VERIFIED);
        assertThat(matcher("1 J. Mezger, K. Lind, and B. Oke" + rest, one, three)
                        .work())
                .isEqualTo(three);
        assertThat(matcher("1 J. Mezger" + rest, one, three).work()).isEqualTo(one);
        assertThat(matcher("1 J. Mezger et al." + rest, one, three).status()).isEqualTo(UNCERTAIN);
    }

    @Test
    void readsAVolumeInWhichAScanLeftALetterAsNoOther() {
        Work work = work("a", "article-journal", "Waves", 2003, "115", "454-461", JOURNAL, "Mezger:Julia");
        assertStatus("1 J. Mezger, Journal of Marine Researchh15, 454 (2003).", VERIFIED, work);
        assertStatus("1 J. Mezger, Journal of Marine Research OI, 454 (2003).", VERIFIED, work);
        assertStatus("1 J. Mezger, Journal of Marine Research 48, 454 (2003).", UNCERTAIN, work);
        assertStatus("1 J. Mezger, Journal of Marine Researchh17, 454 (2003).", UNCERTAIN, work);
        assertStatus("1 J. Mezger, Journal of Marine Research OI, 459 (2003).", UNCERTAIN, work);
    }

    @Test
    void doesNotTakeTheFirstDigitOfASplitPageForThePage() {
        Work first = work("a", "chapter", "Overture", null, null, "1-12", "Tides and their politics", "Mezger:Julia");
        assertStatus("1 J. Mezger, Tides and Their Politics 1 (n.d.).", VERIFIED, first);
        assertStatus("1 J. Mezger, Tides and Their Politics 1 87 (n.d.).", UNCERTAIN, first);
    }

    @Test
    void verifiesAReorderedTitleOfAnAnonymousArticleByItsLocator() {
        Work chapter = work("a", "chapter", "Hilbert spaces", 2001, null, "1-31", "Invitation to linear operators");
        assertStatus(". Spaces Hilbert. Invitation to linear operators. 2001. . . 1-31", VERIFIED, chapter);
        assertStatus(". Spaces Banach. Invitation to linear operators. 2001. . . 1-31", OFF_INDEX, chapter);
        assertStatus(". Spaces Hilbert. Invitation to linear operators. 1999. . . 5-31", UNCERTAIN, chapter);
    }

    @Test
    void findsATitleBesideAContainerWithTheSameWords() {
        Work chapter =
                work("a", "chapter", "History of tidal research", 2017, null, "1-16", "Tidal research", "Mezger:Julia");
        assertStatus("Mezger, Julia. History of tidal research. Tidal research. 2017. . . 1-16", VERIFIED, chapter);
        assertStatus("Mezger, Julia. Tidal research. 2017. . . 3-16", UNCERTAIN, chapter);
    }

    @Test
    void doubtsAShortWordThatMayBeAnotherWord() {
        Work talk =
                work("a", "paper-conference", "Growth of rice", 2011, null, null, JOURNAL, "Mezger:Julia", "Lind:Ed");
        assertStatus("Mezger, J., & Lind, E. (2011). Growth of rice. Journal of Marine Research.", VERIFIED, talk);
        assertStatus("Mezger, J., & Lind, E. (2011). Growth of mice. Journal of Marine Research.", UNCERTAIN, talk);
    }

    @Test
    void needsNoBetterTitleWhereNoneWouldBeNeeded() {
        Work work = work("a", "chapter", "Anroc mechanism", 2003, "7", "10-12", JOURNAL, "Lindqvist:Julia");
        assertStatus("Lindqvist, J. (2003). Anroc mecJanisA. Journal of Marine Research, 7, 10–12.", VERIFIED, work);
        assertStatus("Lindqvist, J. (2003). Avrot mechanics. Journal of Marine Research, 7, 10–12.", UNCERTAIN, work);
    }

    private void assertStatus(String line, Status expected, Work... works) {
        ParsedReference reference = PARSER.parse(new ReferenceLine(1, 1, line));
        Explanation explanation = matcher.explain(reference, List.of(works));
        assertThat(explanation.verdict().status())
                .as("%s%n%s", line, explanation.lines(3))
                .isEqualTo(expected);
    }

    private ReferenceVerdict matcher(String line, Work... works) {
        return matcher.match(PARSER.parse(new ReferenceLine(1, 1, line)), List.of(works));
    }

    private static Work work(
            String id,
            String type,
            String title,
            @Nullable Integer year,
            @Nullable String volume,
            @Nullable String page,
            @Nullable String container,
            String... authors) {
        List<PersonName> names = Arrays.stream(authors)
                .map(author -> author.split(":", 2))
                .map(parts -> parts.length == 1 ? PersonName.literal(parts[0]) : PersonName.of(parts[0], parts[1]))
                .toList();
        Doi doi = new Doi("10.5555/" + id);
        return new Work(
                doi.url(),
                type,
                title,
                List.of(),
                names,
                container == null ? List.of() : List.of(container),
                year,
                volume,
                null,
                page,
                null,
                new Identifiers(doi, null, null, List.of()),
                null,
                List.of(),
                false,
                null);
    }
}
