package preflight.work.crossref;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.Doi;
import preflight.work.InvalidWorkException;
import preflight.work.PersonName;
import preflight.work.Update;
import preflight.work.Work;

class CrossrefWorkReaderTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void readsAJournalArticle() throws Exception {
        Work work = read("""
                {"DOI": "10.1103/PhysRevB.47.9967", "type": "journal-article", "publisher": "American Physical Society (APS)",
                 "title": ["Surface-plasmon ejection of Ag<sup>+</sup> ions"], "page": "9967-9970", "volume": "47", "issue": "15",
                 "author": [{"family": "Shea", "given": "M. J.", "sequence": "first"}, {"family": "Compton", "given": "R. N."}],
                 "container-title": ["Physical Review B"], "short-container-title": ["Phys. Rev. B", "Physical review B"],
                 "issued": {"date-parts": [[1993, 4, 15]]}, "is-referenced-by-count": 17, "x-own": {"title": "not ours"}}""");

        assertThat(work.canonicalId()).isEqualTo("https://doi.org/10.1103/physrevb.47.9967");
        assertThat(work.type()).isEqualTo("article-journal");
        assertThat(work.title()).isEqualTo("Surface-plasmon ejection of Ag+ ions");
        assertThat(work.authors()).containsExactly(PersonName.of("Shea", "M. J."), PersonName.of("Compton", "R. N."));
        assertThat(work.containerTitles()).containsExactly("Physical Review B", "Phys. Rev. B");
        assertThat(work.year()).isEqualTo(1993);
        assertThat(work.volume()).isEqualTo("47");
        assertThat(work.issue()).isEqualTo("15");
        assertThat(work.page()).isEqualTo("9967-9970");
        assertThat(work.publisher()).isEqualTo("American Physical Society (APS)");
        assertThat(work.ids().doi()).isEqualTo(new Doi("10.1103/physrevb.47.9967"));
        assertThat(work.citationCount()).isEqualTo(17);
        assertThat(work.updates()).isEmpty();
        assertThat(work.preprint()).isFalse();
    }

    @Test
    void joinsSubtitlesAndKeepsTheOtherTitlesAReferenceMayUse() throws Exception {
        Work work = read("""
                {"DOI": "10.1000/1", "title": ["Genomics in Health Care", "Genomics"], "subtitle": ["Call for Papers", "in health care"],
                 "original-title": ["Genomik im Gesundheitswesen"], "short-title": ["genomics in  health care", "GHC"]}""");

        assertThat(work.title()).isEqualTo("Genomics in Health Care");
        assertThat(work.otherTitles())
                .containsExactly(
                        "Genomics in Health Care: Call for Papers", "Genomics", "Genomik im Gesundheitswesen", "GHC");
    }

    @Test
    void readsOrganisationsMononymsAndNamesWithoutGivenPart() throws Exception {
        Work work = read("""
                {"DOI": "10.1000/1", "author": [{"name": "ATLAS Collaboration"}, {"family": "Suharto"}, {"given": "Plato"},
                 {"family": "Smith, John"}, {"family": "Garc&iacute;a*,", "given": "  Ana \\n Maria"}, {}, "nobody", null]}""");

        assertThat(work.authors())
                .containsExactly(
                        PersonName.literal("ATLAS Collaboration"),
                        PersonName.of("Suharto", null),
                        PersonName.literal("Plato"),
                        PersonName.of("Smith", "John"),
                        PersonName.of("García", "Ana Maria"));
    }

    @Test
    void takesEtAlForNobody() throws Exception {
        Work work = read("""
                {"DOI": "10.1000/1", "author": [{"family": "Siegfried", "given": "Matthew J."}, {"family": "al.", "given": "et"},
                 {"name": "et al"}, {"family": "Others", "given": "and"}, {"family": "Al", "given": "Etta"}]}""");

        assertThat(work.authors())
                .containsExactly(PersonName.of("Siegfried", "Matthew J."), PersonName.of("Al", "Etta"));
    }

    @Test
    void takesTheEditorsOfAWorkThatNamesNoAuthor() throws Exception {
        assertThat(read("""
                {"title": ["A book"], "editor": [{"family": "Kuhn", "given": "T."}]}""").authors()).containsExactly(PersonName.of("Kuhn", "T."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"issued\": {\"date-parts\": [[2006, 12]]} | 2006",
                "\"issued\": {\"date-parts\": [[null]]}, \"published-print\": {\"date-parts\": [[2001]]} | 2001",
                "\"issued\": {\"date-parts\": []}, \"published-online\": {\"date-parts\": [[2002, 1, 1]]} | 2002",
                "\"issued\": {\"date-parts\": [[20011]]}, \"posted\": {\"date-parts\": [[\"2003\"]]} | 2003",
                "\"issued\": {\"date-parts\": [[null]]} | ",
                "\"issued\": \"2004\" | "
            })
    void findsTheYearWhereverItIs(String dates, Integer year) throws Exception {
        assertThat(read("{\"DOI\": \"10.1000/1\", " + dates + "}").year()).isEqualTo(year);
    }

    @ParameterizedTest
    @CsvSource({
        "'\"page\": \"637-641\"', 637-641",
        "'\"article-number\": \"e33693\"', e33693",
        "'\"page\": \"1-12\", \"article-number\": \"104436\"', 104436",
        "'\"page\": \"112-120\", \"article-number\": \"7\"', 112-120",
        "'\"page\": 7', 7"
    })
    void prefersTheNumberAReferenceWouldGive(String fields, String page) throws Exception {
        assertThat(read("{\"DOI\": \"10.1000/1\", " + fields + "}").page()).isEqualTo(page);
    }

    @Test
    void readsIdentifiersInTheirComparableForms() throws Exception {
        Work work = read("""
                {"DOI": "https://doi.org/10.48550/arXiv.1706.03762", "PMID": "9500320",
                 "ISBN": ["http://id.crossref.org/isbn/978-3-16-148410-0", "316148410X", "978-3-16-148410-1"]}""");

        assertThat(work.ids().arxiv()).isEqualTo("1706.03762");
        assertThat(work.ids().pmid()).isEqualTo("9500320");
        assertThat(work.ids().isbns()).containsExactly("9783161484100");
    }

    @Test
    void knowsAnArticleByTheArxivIdOfItsPreprint() throws Exception {
        assertThat(read("""
                {"DOI": "10.1000/1", "relation": {"has-preprint": [{"id-type": "arxiv", "id": "arXiv:hep-th/9901001v2"}]}}""").ids().arxiv()).isEqualTo("hep-th/9901001");
    }

    @Test
    void keepsAnUnknownCitationCountUnknown() throws Exception {
        assertThat(read("{\"DOI\": \"10.1000/1\"}").citationCount()).isNull();
        assertThat(read("{\"DOI\": \"10.1000/1\", \"is-referenced-by-count\": 0}")
                        .citationCount())
                .isZero();
        assertThat(read("{\"DOI\": \"10.1000/1\", \"is-referenced-by-count\": \"many\"}")
                        .citationCount())
                .isNull();
    }

    @Test
    void pairsAPreprintWithItsPublishedVersion() throws Exception {
        Work preprint = read("""
                {"DOI": "10.26434/chemrxiv-2022-cf0c3-v2", "type": "posted-content", "subtype": "preprint", "title": ["Direct Amination"],
                 "institution": [{"name": "ChemRxiv"}], "relation": {"is-preprint-of": [
                   {"id-type": "doi", "id": "10.26434/chemrxiv-2022-cf0c3-v2"}, {"id-type": "doi", "id": "10.1002/CHEM.202300261"}]}}""");

        assertThat(preprint.preprint()).isTrue();
        assertThat(preprint.type()).isEqualTo("article");
        assertThat(preprint.containerTitles()).containsExactly("ChemRxiv");
        assertThat(preprint.publishedVersion()).isEqualTo(new Doi("10.1002/chem.202300261"));
    }

    @Test
    void doesNotCallSupplementaryMaterialAPreprint() throws Exception {
        assertThat(read("{\"DOI\": \"10.1000/1\", \"type\": \"posted-content\", \"subtype\": \"other\"}")
                        .preprint())
                .isFalse();
    }

    @Test
    void believesARecordThatHasItselfAsThePreprintOfAnotherWork() throws Exception {
        Work posted = read("""
                {"DOI": "10.1000/1", "type": "posted-content", "subtype": "other",
                 "relation": {"is-preprint-of": [{"id-type": "doi", "id": "10.1000/2", "asserted-by": "subject"}]}}""");

        assertThat(posted.preprint()).isTrue();
        assertThat(posted.publishedVersion()).isEqualTo(new Doi("10.1000/2"));
    }

    @Test
    void mergesANoticeThatPublisherAndRetractionWatchBothReport() throws Exception {
        Work work = read("""
                {"DOI": "10.1000/1", "title": ["RETRACTED: Ileal-lymphoid-nodular hyperplasia"], "updated-by": [
                  {"DOI": "10.1000/notice", "type": "retraction", "label": "Retraction", "source": "retraction-watch",
                   "updated": {"date-parts": [[2010, 2, 6]]}, "record-id": "4036"},
                  {"DOI": "10.1000/NOTICE", "type": "retraction", "source": "publisher", "updated": {"date-parts": [[2010, 2, 2]]}},
                  {"DOI": "10.1000/erratum", "type": "erratum", "source": "publisher", "updated": {"date-parts": [[2004, 3]]}}]}""");

        assertThat(work.title()).isEqualTo("Ileal-lymphoid-nodular hyperplasia");
        assertThat(work.updates())
                .containsExactly(
                        new Update(
                                Update.Kind.CORRECTION,
                                new Doi("10.1000/erratum"),
                                LocalDate.of(2004, 3, 1),
                                "publisher",
                                List.of()),
                        new Update(
                                Update.Kind.RETRACTION,
                                new Doi("10.1000/notice"),
                                LocalDate.of(2010, 2, 2),
                                "publisher, retraction-watch",
                                List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "RETRACTED: On mice, On mice, RETRACTION",
        "RETRACTED ARTICLE: On mice, On mice, RETRACTION",
        "[Retracted] On mice, On mice, RETRACTION",
        "Retracted – On mice, On mice, RETRACTION",
        "On mice (Retracted article. See vol. 5), On mice, RETRACTION",
        "WITHDRAWN: On mice, On mice, WITHDRAWAL",
        "REMOVED: On mice, On mice, REMOVAL",
        "This article has been retracted: On mice, On mice, RETRACTION"
    })
    void takesTheMarkOffATitleAndKeepsWhatItSays(String marked, String title, Update.Kind kind) throws Exception {
        Work work = read("{\"DOI\": \"10.1000/1\", \"title\": [\"" + marked + "\"]}");

        assertThat(work.title()).isEqualTo(title);
        assertThat(work.updates()).containsExactly(new Update(kind, null, null, "publisher", List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Retracted Science and the Retraction Index",
                "Retraction Note to: On mice",
                "Withdrawal: On mice",
                "RETRACTED:",
                "Removed sediments of the Rhine"
            })
    void leavesOtherTitlesAlone(String title) throws Exception {
        Work work = read("{\"DOI\": \"10.1000/1\", \"title\": [\"" + title + "\"]}");

        assertThat(work.title()).isEqualTo(title);
        assertThat(work.updates()).isEmpty();
    }

    @Test
    void doesNotTakeANoticeForTheRetractedWork() throws Exception {
        Work notice = read("""
                {"DOI": "10.1155/2023/9876543", "title": ["Retracted: On mice"],
                 "update-to": [{"DOI": "10.1155/2021/7684146", "type": "retraction", "source": "publisher"}]}""");

        assertThat(notice.title()).isEqualTo("Retracted: On mice");
        assertThat(notice.updates()).isEmpty();
    }

    @Test
    void takesAnUpdateThatPointsAtItsOwnRecordForANoticeAboutIt() throws Exception {
        Work work = read("""
                {"DOI": "10.1016/j.brainres.2022.148038", "title": ["RETRACTED: Improvement of extraction"],
                 "update-to": [{"DOI": "10.1016/j.brainres.2022.148038", "type": "retraction", "updated": {"date-parts": [[2022, 10, 15]]}}],
                 "updated-by": [{"DOI": "10.1016/j.brainres.2022.148038", "type": "retraction", "source": "publisher"}]}""");

        assertThat(work.title()).isEqualTo("Improvement of extraction");
        assertThat(work.updates())
                .containsExactly(new Update(
                        Update.Kind.RETRACTION,
                        new Doi("10.1016/j.brainres.2022.148038"),
                        LocalDate.of(2022, 10, 15),
                        "publisher",
                        List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "retraction, RETRACTION",
        "retration, RETRACTION",
        "expression-of-concern, EXPRESSION_OF_CONCERN",
        "expression_of_concern, EXPRESSION_OF_CONCERN",
        "partial_retraction, EXPRESSION_OF_CONCERN",
        "corrigendum, CORRECTION",
        "Reinstatement, REINSTATEMENT",
        "new_version, OTHER",
        "new_edition, OTHER"
    })
    void knowsTheKindsOfNotice(String type, Update.Kind kind) throws Exception {
        assertThat(read("{\"DOI\": \"10.1000/1\", \"updated-by\": [{\"type\": \"" + type + "\"}]}")
                        .updates())
                .extracting(Update::kind)
                .containsExactly(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "journal-article, article-journal",
        "proceedings-article, paper-conference",
        "book-chapter, chapter",
        "monograph, book",
        "dissertation, thesis",
        "standard, standard",
        "dataset, dataset",
        "book section, chapter",
        "paper-conference, paper-conference",
        "something-new, document"
    })
    void namesTypesInCsl(String crossref, String csl) throws Exception {
        assertThat(read("{\"DOI\": \"10.1000/1\", \"type\": \"" + crossref + "\"}")
                        .type())
                .isEqualTo(csl);
    }

    @Test
    void namesAWorkWithoutDoiTheSameEveryTime() throws Exception {
        String record =
                "{\"title\": [\"The Khan Academy\"], \"author\": [{\"family\": \"Khan\"}], \"issued\": {\"date-parts\": [[%d]]}}";

        String id = read(record.formatted(2004)).canonicalId();

        assertThat(id).startsWith("urn:").isEqualTo(read(record.formatted(2004)).canonicalId());
        assertThat(id).isNotEqualTo(read(record.formatted(2005)).canonicalId());
        assertThat(read("{\"title\": [\"x\"], \"URL\": \"https://arxiv.org/abs/2101.00001\"}")
                        .canonicalId())
                .isEqualTo("https://arxiv.org/abs/2101.00001");
    }

    @Test
    void readsWhatItCanOfARecordWithWrongTypes() throws Exception {
        Work work = read("""
                {"DOI": "10.1000/1", "title": "A title", "author": {"family": "Solo"}, "container-title": null, "volume": 7,
                 "issued": [], "updated-by": "yes", "relation": [], "ISBN": {}, "type": 3, "is-referenced-by-count": {}}""");

        assertThat(work.title()).isEqualTo("A title");
        assertThat(work.authors()).containsExactly(PersonName.of("Solo", null));
        assertThat(work.volume()).isEqualTo("7");
        assertThat(work.updates()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "{\"title\": []}", "{\"DOI\": \"none\", \"title\": [\" \"]}", "[]", "\"text\"", "null"})
    void refusesWhatIsNoWork(String record) {
        assertThatThrownBy(() -> read(record)).isInstanceOf(InvalidWorkException.class);
    }

    private static Work read(String record) throws Exception {
        return CrossrefWorkReader.read(JSON.readTree(record));
    }
}
