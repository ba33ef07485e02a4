package preflight.work.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import preflight.work.Doi;
import preflight.work.Update;
import preflight.work.Update.Kind;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;

/** The shape of the works that come with Preflight; docs/sample-works.md tells where their facts are from. */
class SampleWorksTest {
    private static final List<JsonNode> RECORDS = new ArrayList<>();
    private static final Map<Doi, Work> WORKS = new HashMap<>();

    @BeforeAll
    static void readSample() throws Exception {
        for (String line : lines()) {
            JsonNode json = new ObjectMapper().readTree(line);
            Work work = CrossrefWorkReader.read(json);
            RECORDS.add(json);
            WORKS.put(work.ids().doi(), work);
        }
    }

    @Test
    void hasSomeThreeHundredWorksEachWithADoiOfItsOwn() {
        assertThat(RECORDS).hasSizeBetween(300, 400);
        assertThat(WORKS).hasSameSizeAs(RECORDS);
    }

    @Test
    void everyWorkCanBeFoundByTitleAuthorAndYear() {
        assertThat(WORKS.values()).allSatisfy(work -> {
            assertThat(work.title()).isNotBlank();
            assertThat(work.authors()).isNotEmpty();
            assertThat(work.year()).isBetween(1850, 2026);
            assertThat(work.publisher()).isNotBlank();
        });
    }

    @Test
    void articlesAndPapersNameWhatTheyAppearedIn() {
        assertThat(having(work -> work.type().equals("article-journal") && !work.preprint()
                        || work.type().equals("paper-conference")))
                .allSatisfy(work -> assertThat(work.containerTitles()).isNotEmpty());
    }

    @Test
    void coversTheKindsOfWorkThatAreCited() {
        assertThat(having(work -> work.type().equals("book"))).hasSizeGreaterThanOrEqualTo(20);
        assertThat(having(work -> work.type().equals("paper-conference"))).hasSizeGreaterThanOrEqualTo(8);
        assertThat(having(Work::preprint)).hasSizeGreaterThanOrEqualTo(15);
        assertThat(having(work -> work.title().matches(".*\\p{IsHan}.*"))).hasSizeGreaterThanOrEqualTo(3);
        assertThat(having(work -> work.title().matches("(?iu)(zur|über|die) .*")))
                .hasSizeGreaterThanOrEqualTo(5);
        assertThat(having(work -> work.title().matches("(?iu)(sur|introduction à|géométrie) .*")))
                .hasSizeGreaterThanOrEqualTo(3);
        assertThat(having(work -> work.title().matches("(?iu)(ética|percepción|la retractación) .*")))
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void marksWhatWasTakenBackAndWhatIsInDoubt() {
        assertThat(having(work -> has(work, Kind.RETRACTION))).hasSizeGreaterThanOrEqualTo(15);
        assertThat(having(work -> has(work, Kind.EXPRESSION_OF_CONCERN) && !has(work, Kind.RETRACTION)))
                .isNotEmpty();
        assertThat(having(work -> has(work, Kind.WITHDRAWAL)).stream().filter(Work::preprint))
                .isNotEmpty();
    }

    @Test
    void leadsFromAPreprintToItsPublishedVersion() {
        Collection<Work> published = having(work -> work.publishedVersion() != null);

        assertThat(published).hasSizeGreaterThanOrEqualTo(8).allSatisfy(work -> {
            assertThat(work.preprint()).isTrue();
            assertThat(WORKS).containsKey(work.publishedVersion());
        });
        assertThat(having(work -> work.preprint() && work.publishedVersion() == null))
                .hasSizeGreaterThanOrEqualTo(5);
    }

    @Test
    void usesOnlyFieldsThatCrossrefHas() {
        assertThat(RECORDS)
                .allSatisfy(json -> assertThat(CrossrefWorkReader.FIELDS).containsAll(fieldsOf(json)));
    }

    @Test
    void loadsIntoAStore() throws IOException {
        try (InMemoryWorkStore store = new InMemoryWorkStore()) {
            SampleWorks.loadInto(store);

            assertThat(store.count()).isEqualTo(RECORDS.size());
        }
    }

    private static boolean has(Work work, Kind kind) {
        return work.updates().stream().map(Update::kind).anyMatch(kind::equals);
    }

    private static Collection<Work> having(Predicate<Work> property) {
        return WORKS.values().stream().filter(property).toList();
    }

    private static List<String> fieldsOf(JsonNode json) {
        return json.properties().stream().map(Map.Entry::getKey).toList();
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = SampleWorks.class.getResourceAsStream("/works/sample.jsonl")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
