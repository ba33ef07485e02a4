package preflight.gateway.routes;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.apache.camel.CamelContext;
import org.apache.camel.Exchange;
import org.apache.camel.main.Main;
import org.jspecify.annotations.Nullable;
import preflight.access.CredentialsReader;
import preflight.access.key.Pepper;
import preflight.database.Database;
import preflight.gateway.Settings;

/** The routes of access and billing alone, on a real database. */
final class RunningRoutes implements AutoCloseable {
    private final Main main = new Main();

    RunningRoutes(Database database, Pepper pepper, Map<String, String> settings) {
        Settings.load(Map.of(), settings).asProperties().forEach(main::addOverrideProperty);
        main.addOverrideProperty(
                "camel.main.routes-include-pattern",
                "classpath:routes/access-*.camel.yaml,classpath:routes/billing-*.camel.yaml,"
                        + "classpath:routes/database.camel.yaml,classpath:routes/errors-inner.camel.yaml");
        main.addOverrideProperty("camel.main.name", "routes-under-test");
        main.addOverrideProperty("camel.server.enabled", "false");
        main.addOverrideProperty("camel.management.enabled", "false");
        ScheduledThreadPoolExecutor timers = new ScheduledThreadPoolExecutor(1);
        timers.setRemoveOnCancelPolicy(true);
        main.bind("throttleTimers", timers);
        main.bind("dataSource", CountedParameters.over(database.dataSource()));
        main.bind(
                "credentialsAdapter", new CredentialsAdapter(new CredentialsReader(pepper, List.of("en", "de", "fr"))));
        main.bind("callerMapper", new CallerMapper());
        Settings limits = Settings.load(Map.of(), settings);
        main.bind(
                "rateLimits",
                new RateLimits(Map.of(
                        "verify", limits.number("preflight.throttle.verify-per-minute"),
                        "detect", limits.number("preflight.throttle.detect-per-minute"),
                        "check", limits.number("preflight.throttle.check-per-minute"))));
        main.bind("contentTypeHeaderFilter", new ContentTypeHeaderFilter());
        main.bind("holdMapper", new HoldMapper());
        main.start();
    }

    CamelContext context() {
        return main.getCamelContext();
    }

    /** The exchange of a call to an operation after its admission; its exception, if any, is on it. */
    Exchange admit(String operation, Object body, Map<String, Object> headers) {
        return context()
                .createFluentProducerTemplate()
                .to("direct:access-admit")
                .withBody(body)
                .withHeaders(new LinkedHashMap<>(headers))
                .withExchangeProperty("operation", operation)
                .send();
    }

    /** The exchange as the route left it; its exception, if any, is on it. */
    Exchange send(String route, Object body, Map<String, Object> headers) {
        return context()
                .createFluentProducerTemplate()
                .to("direct:" + route)
                .withBody(body)
                .withHeaders(new LinkedHashMap<>(headers))
                .send();
    }

    /** What the route answers; what it throws is thrown. */
    <T> T ask(String route, Object body, Class<T> answer) throws Exception {
        Exchange exchange = send(route, body, Map.of());
        @Nullable Exception failure = exchange.getException();
        if (failure != null) {
            throw failure;
        }
        return exchange.getMessage().getMandatoryBody(answer);
    }

    @Override
    public void close() {
        main.stop();
    }
}
