package preflight.gateway.routes;

import static org.apache.camel.builder.AdviceWith.adviceWith;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.camel.RoutesBuilder;
import org.apache.camel.component.mock.MockEndpoint;
import org.apache.camel.spi.Registry;
import org.apache.camel.test.junit5.CamelContextConfiguration;
import org.apache.camel.test.junit5.CamelTestSupport;
import org.apache.camel.test.junit5.TestExecutionConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The routes from a list of references to one index. Each test replaces the route that is called next. */
class ReferenceRoutesTest extends CamelTestSupport {
    private static final String NOTHING = "no verdicts";

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    /** Replaces the chain of indexes, which has tests of its own. */
    public static final class FakeChain {
        public String nothing() {
            return NOTHING;
        }

        public Object inTime(Object outcome) {
            return outcome;
        }

        public String source(Object lookup) {
            return "remote";
        }

        public String query(Object lookup) {
            return "query of " + lookup;
        }
    }

    @Override
    public void configureTest(TestExecutionConfiguration configuration) {
        configuration.withUseAdviceWith(true);
    }

    @Override
    public void configureContext(CamelContextConfiguration configuration) {
        super.configureContext(configuration);
        Properties properties = new Properties();
        properties.setProperty("preflight.fan-out-ms", "20000");
        configuration.withUseOverridePropertiesWithPropertiesComponent(properties);
    }

    @Override
    protected void bindToRegistry(Registry registry) {
        registry.bind("indexChainAdapter", new FakeChain());
        registry.bind("virtualThreads", threads);
    }

    @Override
    protected RoutesBuilder[] createRouteBuilders() throws Exception {
        return RouteFiles.read(context(), "errors-inner", "reference-verify", "reference-index");
    }

    @AfterEach
    void stopThreads() {
        threads.shutdownNow();
    }

    @Test
    void verifiesNothingForAnEmptyList() throws Exception {
        MockEndpoint verify = replace("reference-verify", "direct:reference-verify-in-time");
        verify.expectedMessageCount(0);
        context().start();

        assertThat(template().requestBody("direct:reference-verify", List.of())).isEqualTo(NOTHING);
        verify.assertIsSatisfied();
    }

    @Test
    void handsTheFailureOfAListOutOfTheFanOut() throws Exception {
        IllegalStateException failure = new IllegalStateException("Crossref: answered with status 500");
        replace("reference-verify-in-time", "direct:reference-look-up-list").whenAnyExchangeReceived(exchange -> {
            throw failure;
        });
        context().start();

        assertThat(template().requestBody("direct:reference-verify-in-time", List.of("a reference")))
                .isSameAs(failure);
    }

    @Test
    void asksTheIndexThatIsNextForTheLookup() throws Exception {
        MockEndpoint index = replace("reference-look-up", "direct:work-*");
        index.expectedBodiesReceived("query of a lookup");
        index.whenAnyExchangeReceived(exchange -> exchange.getMessage().setBody("candidates"));
        context().start();

        assertThat(template().requestBody("direct:reference-look-up", "a lookup"))
                .isEqualTo("candidates");
        index.assertIsSatisfied();
        assertThat(index.getExchanges().getFirst().getProperty("source")).isEqualTo("remote");
    }

    /** Lets a mock answer for {@code uri} in a route. */
    private MockEndpoint replace(String route, String uri) throws Exception {
        adviceWith(
                context(),
                route,
                advice -> advice.interceptSendToEndpoint(uri)
                        .skipSendToOriginalEndpoint()
                        .to("mock:replaced"));
        return getMockEndpoint("mock:replaced");
    }
}
