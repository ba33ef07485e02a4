package preflight.gateway.routes;

import java.util.ArrayList;
import java.util.List;
import org.apache.camel.CamelContext;
import org.apache.camel.RoutesBuilder;
import org.apache.camel.spi.Resource;
import org.apache.camel.support.PluginHelper;

/** Route files of the product for tests with {@code CamelTestSupport}. */
final class RouteFiles {
    private RouteFiles() {}

    /** The routes of {@code routes/NAME.camel.yaml}, in the order of the names. */
    static RoutesBuilder[] read(CamelContext context, String... names) throws Exception {
        List<Resource> files = new ArrayList<>();
        for (String name : names) {
            files.add(PluginHelper.getResourceLoader(context)
                    .resolveResource("classpath:routes/" + name + ".camel.yaml"));
        }
        return PluginHelper.getRoutesLoader(context).findRoutesBuilders(files).toArray(RoutesBuilder[]::new);
    }
}
