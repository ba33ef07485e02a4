package preflight.gateway.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.StaticHandler;

/** Serves the style sheets and scripts of the pages. */
public final class StaticFiles {
    private static final String PATH = "/settings/static/*";
    private static final String FOLDER = "console/static";

    /** Browsers revalidate a file before each use. */
    private static final String CACHE_CONTROL = "no-cache";

    /** Mounts the folder. */
    public void mount(Router router) {
        router.route(HttpMethod.GET, PATH)
                .handler(context -> {
                    context.response().putHeader("X-Content-Type-Options", "nosniff");
                    context.addHeadersEndHandler(
                            sending -> context.response().putHeader("Cache-Control", CACHE_CONTROL));
                    context.next();
                })
                .handler(StaticHandler.create(FOLDER).setDirectoryListing(false).setIncludeHidden(false));
    }
}
