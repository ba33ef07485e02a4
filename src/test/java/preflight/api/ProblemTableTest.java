package preflight.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.detection.DetectorUnavailableException;
import preflight.reference.lookup.LookupFailed;

class ProblemTableTest {
    private final ProblemTable problems = new ProblemTable();

    @ParameterizedTest
    @CsvSource({
        "preflight.access.KeyRejected, 401",
        "preflight.access.AccessUnavailable, 503",
        "preflight.access.PlanRequired, 403",
        "preflight.billing.InsufficientCredits, 402",
        "preflight.billing.BillingUnavailable, 503"
    })
    void answersRefusalsOfAccessAndBillingInTheirOwnWords(String refusal, int status) throws Exception {
        Throwable thrown = make(Class.forName(refusal));

        assertThat(problems.of(thrown)).isEqualTo(new Problem(status, String.valueOf(thrown.getMessage())));
    }

    @Test
    void answersAFailureBehindUsWith502AndItsOwnWords() {
        assertThat(problems.of(new DetectorUnavailableException("no answer"))).isEqualTo(new Problem(502, "no answer"));
        assertThat(problems.of(new LookupFailed("no index"))).isEqualTo(new Problem(502, "no index"));
    }

    @Test
    void findsTheFaultInsideItsWrappers() {
        Exception wrapped = new ExecutionException(new RuntimeException(new LookupFailed("no index")));

        assertThat(problems.of(wrapped).status()).isEqualTo(502);
    }

    @Test
    void saysNothingOfAnUnknownFault() {
        Problem problem = problems.of(new IllegalStateException("jdbc:postgresql://secret", new IOException("inner")));

        assertThat(problem.status()).isEqualTo(500);
        assertThat(problem.detail()).doesNotContain("secret", "inner");
    }

    @Test
    void endsOnCausesThatGoInACircle() {
        Exception first = new Exception("first");
        first.initCause(new Exception("second", first));

        assertThat(problems.of(first).status()).isEqualTo(500);
    }

    @Test
    void tellsWhenToRetryWithinAMinute() {
        assertThat(problems.of(new RateLimitExceeded(17)).retryAfterSeconds()).isEqualTo(17);
        assertThat(problems.of(new RateLimitExceeded(0)).retryAfterSeconds()).isEqualTo(1);
        assertThat(problems.of(new RateLimitExceeded(3600))).satisfies(problem -> {
            assertThat(problem.status()).isEqualTo(429);
            assertThat(problem.retryAfterSeconds()).isEqualTo(60);
        });
    }

    @Test
    void takesRowsForFaultsItDoesNotKnow() {
        problems.put(IOException.class, fault -> new Problem(503, "retry"));

        assertThat(problems.of(new RuntimeException(new java.io.FileNotFoundException("x"))))
                .isEqualTo(new Problem(503, "retry"));
    }

    /** Their constructors are their packages' own. */
    private static Throwable make(Class<?> refusal) throws Exception {
        Constructor<?> constructor = refusal.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Object[] arguments = Stream.of(constructor.getParameterTypes())
                .map(type -> type == long.class ? (Object) 7L : type == String.class ? "told" : null)
                .toArray();
        return (Throwable) constructor.newInstance(arguments);
    }

    @Test
    void writesOnlyTheDetail() throws Exception {
        assertThat(new ObjectMapper().writeValueAsString(new Problem(429, "wait", 60)))
                .isEqualTo("{\"detail\":\"wait\"}");
    }
}
