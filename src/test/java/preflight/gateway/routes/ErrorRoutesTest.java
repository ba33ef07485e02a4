package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.camel.Exchange;
import org.apache.camel.RoutesBuilder;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.component.mock.MockEndpoint;
import org.apache.camel.spi.Registry;
import org.apache.camel.test.junit5.CamelTestSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import preflight.api.ProblemTable;
import preflight.api.RateLimitExceeded;
import preflight.billing.Hold;

/** The failures of entry routes, with an entry route and a release of the hold of the test's own. */
class ErrorRoutesTest extends CamelTestSupport {
    private static final Hold HOLD = new Hold(new UUID(0, 1), "account", "detect", 11, 1);

    @Override
    protected void bindToRegistry(Registry registry) {
        registry.bind("exceptionMapper", new ExceptionMapper(new ProblemTable()));
        registry.bind("pageHttpAdapter", new Object());
    }

    @Override
    protected RoutesBuilder[] createRouteBuilders() throws Exception {
        RoutesBuilder callers = new RouteBuilder() {
            @Override
            public void configure() {
                from("direct:call").routeConfigurationId("api").to("mock:work");
                from("direct:run")
                        .routeId("run")
                        .routeConfigurationId("operations")
                        .to("mock:work");
                from("direct:billing-release").to("mock:release");
            }
        };
        return Stream.concat(Stream.of(RouteFiles.read(context(), "errors-inner", "errors")), Stream.of(callers))
                .toArray(RoutesBuilder[]::new);
    }

    @Test
    void answersARefusalWithStatusAndDetail() {
        failsWith(new RateLimitExceeded(7));

        Exchange answer = call(null);

        assertThat(answer.getException()).isNull();
        assertThat(answer.getMessage().getBody())
                .isEqualTo("{\"detail\":\"The request rate limit was exceeded. Retry after 1 minute.\"}");
        assertThat(answer.getMessage().getHeaders())
                .containsOnly(
                        Map.entry(Exchange.HTTP_RESPONSE_CODE, 429),
                        Map.entry("Retry-After", 7),
                        Map.entry(Exchange.CONTENT_TYPE, "application/json"));
    }

    @Test
    void saysNothingOfAFaultOfOurOwn() {
        failsWith(new IllegalStateException("the password is secret"));

        Exchange answer = call(null);

        assertThat(answer.getMessage().getHeader(Exchange.HTTP_RESPONSE_CODE)).isEqualTo(500);
        assertThat(answer.getMessage().getBody(String.class))
                .startsWith("{\"detail\":")
                .doesNotContain("secret");
    }

    @Test
    void releasesTheHoldOfACallThatFailed() throws Exception {
        failsWith(new RateLimitExceeded(7));
        MockEndpoint release = getMockEndpoint("mock:release");
        release.expectedBodiesReceived(HOLD);

        call(HOLD);

        release.assertIsSatisfied();
    }

    @Test
    void releasesNothingWhenNothingIsOnHold() throws Exception {
        failsWith(new RateLimitExceeded(7));
        getMockEndpoint("mock:release").expectedMessageCount(0);

        call(null);

        getMockEndpoint("mock:release").assertIsSatisfied();
    }

    @Test
    void answersAlthoughTheHoldCannotBeReleased() {
        failsWith(new RateLimitExceeded(7));
        getMockEndpoint("mock:release").whenAnyExchangeReceived(exchange -> {
            throw new IllegalStateException("no database");
        });

        Exchange answer = call(HOLD);

        assertThat(answer.getException()).isNull();
        assertThat(answer.getMessage().getBody(String.class)).startsWith("{\"detail\":");
    }

    @Test
    void letsATimerGoOnAfterAFailure() {
        failsWith(new IllegalStateException("no database"));

        assertThat(template().send("direct:run", exchange -> {}).getException()).isNull();
    }

    private void failsWith(RuntimeException failure) {
        getMockEndpoint("mock:work").whenAnyExchangeReceived(exchange -> {
            throw failure;
        });
    }

    private Exchange call(@Nullable Hold hold) {
        return template().send("direct:call", exchange -> {
            exchange.getMessage().setBody("the manuscript");
            exchange.getMessage().setHeader("X-API-Key", "secret");
            if (hold != null) {
                exchange.setVariable("hold", hold);
            }
        });
    }
}
