package preflight.gateway.routes.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;
import preflight.work.lucene.LuceneWorkIndex;

class WorkLocalRouteIT {
    private static final WorkQuery QUERY = new WorkQuery(
            "A. Nobody. Nothing at all.", Identifiers.NONE, "Nothing at all", List.of(), null, null, null, null);

    @Test
    void asksTheEmbeddedIndex(@TempDir Path folder) throws Exception {
        LuceneWorkIndex index = new LuceneWorkIndex(folder);
        try (RunningIndexRoute route = new RunningIndexRoute("local", Map.of("workIndex", index), Map.of())) {
            assertThat(route.ask(QUERY)).isEqualTo(new IndexAnswer.Candidates(List.of()));
            index.close();
            assertThat(route.ask(QUERY)).isInstanceOf(IndexAnswer.Unavailable.class);
        }
    }
}
