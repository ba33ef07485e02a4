package preflight.work.lucene;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.apache.camel.main.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;

class WorkLocalRouteTest {
    private static final WorkQuery QUERY = new WorkQuery(
            "A. Nobody. Nothing at all.", Identifiers.NONE, "Nothing at all", List.of(), null, null, null, null);

    @Test
    void asksTheEmbeddedIndex(@TempDir Path folder) throws Exception {
        LuceneWorkIndex index = new LuceneWorkIndex(folder);
        Main main = new Main();
        main.addOverrideProperty("camel.main.routes-include-pattern", "classpath:routes/work-local.camel.yaml");
        main.bind("workIndex", index);
        main.start();
        try {
            assertThat(main.getCamelTemplate().requestBody("direct:work-local", QUERY))
                    .isEqualTo(new IndexAnswer.Candidates(List.of()));
            index.close();
            assertThat(main.getCamelTemplate().requestBody("direct:work-local", QUERY))
                    .isInstanceOf(IndexAnswer.Unavailable.class);
        } finally {
            main.stop();
        }
    }
}
