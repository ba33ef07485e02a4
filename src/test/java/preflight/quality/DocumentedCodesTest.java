package preflight.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.WorkBuilder;
import preflight.work.Doi;
import preflight.work.Update;
import preflight.work.Update.Kind;

/** The codes, categories and params that issues have are those of the contract and of the documents, no more and no fewer. */
class DocumentedCodesTest {
    private static final Path CONTRACT = Path.of("src/main/resources/openapi/preflight-v1.yaml");
    private static final Path DOCUMENT = Path.of("docs/source-quality.md");
    private static final String ALWAYS = "reference_number";

    private final Map<String, String> categories = new TreeMap<>();
    private final Map<String, Set<String>> params = new TreeMap<>();

    DocumentedCodesTest() {
        SourceQualityCheck check = new SourceQualityCheck(3, Clock.systemUTC());
        for (List<WorkBuilder> works : List.of(
                List.of(WorkBuilder.work().with(notice(Kind.RETRACTION))),
                List.of(WorkBuilder.work().with(notice(Kind.WITHDRAWAL))),
                List.of(WorkBuilder.work().with(notice(Kind.EXPRESSION_OF_CONCERN))),
                List.of(WorkBuilder.work().with(notice(Kind.CORRECTION))),
                List.of(WorkBuilder.work().title("Erratum")),
                List.of(WorkBuilder.work().preprint(null)),
                List.of(WorkBuilder.work().preprint(new Doi("10.1000/journal"))),
                List.of(WorkBuilder.work(), WorkBuilder.work()),
                List.of(WorkBuilder.work().cited(0)))) {
            for (SourceIssue issue : check.examine(new QualityInput("", list(works.toArray(WorkBuilder[]::new)), null))
                    .issues()) {
                categories.put(issue.code(), issue.category());
                params.computeIfAbsent(issue.code(), code -> new TreeSet<>())
                        .addAll(issue.params().keySet());
            }
        }
        params.values().forEach(keys -> keys.remove(ALWAYS));
    }

    @Test
    void theContractHasEveryCodeWithItsCategory() throws IOException {
        assertThat(documentedCategories(
                        contract().at("/properties/code/description").asText()))
                .isEqualTo(categories);
        assertThat(contract().at("/properties/category/enum"))
                .extracting(JsonNode::asText)
                .containsAll(categories.values());
    }

    @Test
    void theContractHasEveryParamOfEveryCode() throws IOException {
        JsonNode schema = schemas().path("SourceParams");

        assertThat(documentedParams(schema.path("description").asText())).isEqualTo(params);
        Set<String> described = new TreeSet<>(Set.of(ALWAYS));
        params.values().forEach(described::addAll);
        Set<String> properties = new TreeSet<>();
        schema.path("properties").fieldNames().forEachRemaining(properties::add);
        assertThat(properties).isEqualTo(described);
    }

    @Test
    void theDocumentsHaveThemToo() throws IOException {
        String document = Files.readString(DOCUMENT);

        assertThat(documentedCategories(document)).isEqualTo(categories);
        assertThat(documentedParams(document)).isEqualTo(params);
    }

    /** Rows that name one code or several, and the keys that they have. */
    private static Map<String, Set<String>> documentedParams(String table) {
        Map<String, Set<String>> found = new TreeMap<>();
        Matcher row = Pattern.compile("(?m)^\\| ((?:`\\w+`(?:, )?)+) \\| ((?:`\\w+`(?:, )?)*) ?\\|$")
                .matcher(table);
        while (row.find()) {
            for (String code : words(row.group(1))) {
                found.put(code, words(row.group(2)));
            }
        }
        return found;
    }

    private static Map<String, String> documentedCategories(String table) {
        Map<String, String> found = new TreeMap<>();
        Matcher row = Pattern.compile("\\| `(\\w+)` \\| `(\\w+)` \\| .+ \\|").matcher(table);
        while (row.find()) {
            found.put(row.group(1), row.group(2));
        }
        return found;
    }

    private static Set<String> words(String quoted) {
        Set<String> words = new TreeSet<>();
        Matcher word = Pattern.compile("`(\\w+)`").matcher(quoted);
        while (word.find()) {
            words.add(word.group(1));
        }
        return words;
    }

    private static JsonNode contract() throws IOException {
        return schemas().path("SourceIssue");
    }

    private static JsonNode schemas() throws IOException {
        return new ObjectMapper(new YAMLFactory())
                .readTree(CONTRACT.toFile())
                .path("components")
                .path("schemas");
    }

    /** With all that can be known of it. */
    private static Update notice(Kind kind) {
        return new Update(
                kind, new Doi("10.1000/notice"), LocalDate.of(2024, 2, 1), "retraction-watch", List.of("Paper Mill"));
    }
}
