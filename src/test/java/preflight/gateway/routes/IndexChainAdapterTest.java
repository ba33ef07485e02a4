package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.lookup.IndexChain;
import preflight.reference.lookup.LookupBatch;
import preflight.reference.lookup.LookupFailed;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.IndexAnswer;

class IndexChainAdapterTest {
    private final IndexChainAdapter adapter = new IndexChainAdapter(
            new IndexChain(List.of("local"), new ReferenceParser(), new ReferenceMatcher(), Duration.ofMinutes(1)));
    private final LookupBatch batch = adapter.begin(
            List.of(new ReferenceLine(1, 1, "Nemo N. A study of quiet matters. Journal of Fish. 2001;1:1-2.")));

    @Test
    void ignoresAReplyToAPrefetchUnlessItIsAFailure() {
        assertThat(adapter.prepared(batch, "nothing to prefetch")).isSameAs(batch);
        assertThatThrownBy(() -> adapter.prepared(batch, new IndexAnswer.Unavailable("Crossref", "did not answer")))
                .isInstanceOf(LookupFailed.class)
                .hasMessage("Crossref: did not answer");
    }

    @Test
    void refusesABodyThatIsLeftFromBeforeTheTimeout() {
        assertThatThrownBy(() -> adapter.after(batch, batch)).isInstanceOf(LookupFailed.class);
        assertThatThrownBy(() -> adapter.inTime(List.of())).isInstanceOf(LookupFailed.class);
    }

    @Test
    void throwsTheFailureOfTheBranchAgain() {
        LookupFailed failure = new LookupFailed("Crossref: did not answer");

        assertThatThrownBy(() -> adapter.inTime(new RuntimeException(failure))).isSameAs(failure);
        assertThatThrownBy(() -> adapter.inTime(new RuntimeException("x"))).isInstanceOf(IllegalStateException.class);
    }
}
