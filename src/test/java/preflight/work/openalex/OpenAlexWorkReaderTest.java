package preflight.work.openalex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
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

class OpenAlexWorkReaderTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void readsAnArticle() throws Exception {
        Work work = read("""
                {"id": "https://openalex.org/W3177828909", "doi": "https://doi.org/10.1038/S41586-021-03819-2",
                 "display_name": "Highly accurate protein structure prediction with <i>AlphaFold</i>", "type": "article",
                 "publication_year": 2021, "cited_by_count": 30001, "is_retracted": false,
                 "ids": {"pmid": "https://pubmed.ncbi.nlm.nih.gov/34265844"},
                 "authorships": [{"author": {"id": null, "display_name": "John Jumper"}, "raw_author_name": "John Jumper"},
                                 {"author": {"display_name": null}, "raw_author_name": "Figurnov, Michael"}],
                 "primary_location": {"source": {"display_name": "Nature", "type": "journal", "host_organization_name": "Nature Portfolio"},
                                      "version": "publishedVersion", "raw_type": "journal-article"},
                 "locations": [{"landing_page_url": "http://arxiv.org/abs/2101.00001v2", "version": "submittedVersion"}],
                 "biblio": {"volume": "596", "issue": "7873", "first_page": "583", "last_page": "589"}}""");

        assertThat(work.canonicalId()).isEqualTo("https://doi.org/10.1038/s41586-021-03819-2");
        assertThat(work.type()).isEqualTo("article-journal");
        assertThat(work.title()).isEqualTo("Highly accurate protein structure prediction with AlphaFold");
        assertThat(work.authors())
                .containsExactly(PersonName.of("Jumper", "John"), PersonName.of("Figurnov", "Michael"));
        assertThat(work.containerTitles()).containsExactly("Nature");
        assertThat(work.year()).isEqualTo(2021);
        assertThat(work.page()).isEqualTo("583-589");
        assertThat(work.publisher()).isEqualTo("Nature Portfolio");
        assertThat(work.ids().pmid()).isEqualTo("34265844");
        assertThat(work.ids().arxiv()).isEqualTo("2101.00001");
        assertThat(work.citationCount()).isEqualTo(30001);
        assertThat(work.preprint()).isFalse();
        assertThat(work.updates()).isEmpty();
    }

    @Test
    void takesEtAlForNobody() throws Exception {
        Work work = read("""
                {"doi": "10.1000/1", "authorships": [{"author": {"display_name": "John Jumper"}}, {"author": {"display_name": "et al."}}]}""");

        assertThat(work.authors()).containsExactly(PersonName.of("Jumper", "John"));
    }

    @Test
    void tellsOfARetraction() throws Exception {
        Work work = read("""
                {"id": "https://openalex.org/W2117847125", "display_name": "RETRACTED: Ileal-lymphoid-nodular hyperplasia",
                 "is_retracted": true}""");

        assertThat(work.title()).isEqualTo("Ileal-lymphoid-nodular hyperplasia");
        assertThat(work.updates())
                .containsExactly(new Update(Update.Kind.RETRACTION, null, null, "openalex", List.of()));
        assertThat(work.canonicalId()).isEqualTo("https://openalex.org/W2117847125");
        assertThat(work.citationCount()).isNull();
    }

    @Test
    void findsThePublishedVersionOfAPreprintAmongItsLocations() throws Exception {
        Work work = read("""
                {"id": "https://openalex.org/W1", "doi": "https://doi.org/10.1101/2022.11.04.514231", "title": "ImmuneBuilder", "type": "preprint",
                 "locations": [
                   {"landing_page_url": "https://doi.org/10.1101/2022.11.04.514231", "version": "publishedVersion", "source": {"type": "repository"}},
                   {"landing_page_url": "https://www.example.org/paper", "version": "publishedVersion", "source": {"type": "journal"}},
                   {"landing_page_url": "https://doi.org/10.1038/s42003-023-04927-7", "version": "publishedVersion", "source": {"type": "journal"}}]}""");

        assertThat(work.preprint()).isTrue();
        assertThat(work.type()).isEqualTo("article");
        assertThat(work.publishedVersion()).isEqualTo(new Doi("10.1038/s42003-023-04927-7"));
    }

    @ParameterizedTest
    @CsvSource({
        "'\"type\": \"article\", \"type_crossref\": \"proceedings-article\"', paper-conference",
        "'\"type\": \"article\", \"primary_location\": {\"source\": {\"type\": \"conference\"}}', paper-conference",
        "'\"type\": \"review\"', article-journal",
        "'\"type\": \"book-chapter\"', chapter",
        "'\"type\": \"paratext\"', document",
        "'\"type\": null', document"
    })
    void namesTypesInCsl(String fields, String csl) throws Exception {
        assertThat(read("{\"doi\": \"10.1000/1\", " + fields + "}").type()).isEqualTo(csl);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ludwig van Beethoven | van Beethoven | Ludwig",
                "Maria de la Cruz | de la Cruz | Maria",
                "García Márquez, Ana | García Márquez | Ana",
                "Martin Luther King Jr. | King | Martin Luther",
                "King, Jr. | King, Jr. | ",
                "Van Nguyen | Nguyen | Van",
                "ATLAS Collaboration | ATLAS Collaboration | ",
                "王小明 | 王小明 | "
            })
    void splitsNames(String displayed, String family, String given) {
        PersonName name = DisplayNameParser.split(displayed);

        assertThat(name.given()).isEqualTo(given);
        assertThat(name.family()).isEqualTo(family.replace(", Jr.", ""));
        assertThat(name.literal()).isEqualTo(given == null);
    }

    @Test
    void readsWhatItCanOfARecordWithWrongTypes() throws Exception {
        Work work = read("""
                {"id": 7, "doi": "10.1000/1", "title": ["x"], "authorships": {"author": "x"}, "locations": "none", "biblio": [],
                 "primary_location": null, "publication_year": "2020", "cited_by_count": "x", "is_retracted": "perhaps", "ids": null}""");

        assertThat(work.year()).isEqualTo(2020);
        assertThat(work.title()).isEmpty();
        assertThat(work.authors()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]", "{\"id\": \"https://openalex.org/W1\"}", "{\"display_name\": \"x\"}"})
    void refusesWhatIsNoWork(String record) {
        assertThatThrownBy(() -> read(record)).isInstanceOf(InvalidWorkException.class);
    }

    private static Work read(String record) throws Exception {
        return OpenAlexWorkReader.read(JSON.readTree(record));
    }
}
