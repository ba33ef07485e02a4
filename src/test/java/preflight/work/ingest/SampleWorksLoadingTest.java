package preflight.work.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SampleWorksLoadingTest {
    private final InMemoryWorkStore store = new InMemoryWorkStore();

    @Test
    void putsEveryWorkAndCommits() throws Exception {
        load("{\"DOI\": \"10.1000/1\"}\n{\"DOI\": \"10.1000/2\"}\n");

        assertThat(store.works).containsOnlyKeys("https://doi.org/10.1000/1", "https://doi.org/10.1000/2");
    }

    @Test
    void refusesABadLineForTheSampleIsOurs() {
        assertThatThrownBy(() -> load("{\"DOI\": \"10.1000/1\"}\n{}"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("sample.jsonl:2: neither a DOI nor a title");
    }

    private void load(String sample) throws Exception {
        SampleWorks.load(new ByteArrayInputStream(sample.getBytes(StandardCharsets.UTF_8)), store);
    }
}
