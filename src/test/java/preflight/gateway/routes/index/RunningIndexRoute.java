package preflight.gateway.routes.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.camel.Exchange;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.main.Main;
import preflight.gateway.Settings;
import preflight.gateway.routes.NoRetryClientConfigurer;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;

/** The route of one index alone. */
public final class RunningIndexRoute implements AutoCloseable {
    private final Main main = new Main();
    private final String entry;
    private final ProducerTemplate template;

    /** Starts the route file of {@code index} with the beans it names. */
    public RunningIndexRoute(String index, Map<String, Object> beans, Map<String, String> settings) throws Exception {
        entry = "direct:work-" + index;
        Settings.load(Map.of(), settings).asProperties().forEach(main::addOverrideProperty);
        main.addOverrideProperty(
                "camel.main.routes-include-pattern",
                "classpath:routes/work-" + index
                        + ".camel.yaml,classpath:routes/work-live*.camel.yaml,classpath:routes/errors-inner.camel.yaml");
        main.addOverrideProperty("camel.main.name", "index-under-test");
        main.addOverrideProperty("camel.main.shutdownTimeout", "5");
        main.addOverrideProperty("camel.server.enabled", "false");
        main.addOverrideProperty("camel.management.enabled", "false");
        main.bind("noRetryClientConfigurer", new NoRetryClientConfigurer());
        beans.forEach(main::bind);
        main.start();
        template = main.getCamelTemplate();
    }

    /** The exchange as the route left it. */
    public Exchange send(WorkQuery query, Map<String, Object> headers) {
        return template.request(entry, exchange -> {
            exchange.getIn().setBody(query);
            exchange.getIn().setHeaders(new HashMap<>(headers));
        });
    }

    /** What the route answers; what it throws is thrown. */
    public IndexAnswer ask(WorkQuery query) {
        return template.requestBody(entry, query, IndexAnswer.class);
    }

    /** What comes of telling the index what it will be asked for. */
    public Object prefetch(List<WorkQuery> queries) {
        return template.requestBody(entry + "-prefetch", queries);
    }

    @Override
    public void close() {
        main.stop();
    }
}
