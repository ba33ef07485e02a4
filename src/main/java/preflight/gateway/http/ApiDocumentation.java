package preflight.gateway.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.StaticHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Serves the OpenAPI file at {@code /openapi.yaml} and Swagger UI at {@code /docs}. */
public final class ApiDocumentation {
    private static final String CONTRACT = "/openapi/preflight-v1.yaml";
    private static final String WEBJAR = "META-INF/resources/webjars/swagger-ui/";
    private static final String CONTENT_SECURITY_POLICY =
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

    private static final String SWAGGER_INITIALIZER = """
            window.onload = () => {
              window.ui = SwaggerUIBundle({
                url: "/openapi.yaml",
                dom_id: "#swagger-ui",
                deepLinking: true,
                presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
                layout: "BaseLayout"
              });
            };
            """;

    private final Buffer contract = Buffer.buffer(read(CONTRACT));

    /** Mounts both paths. */
    public void mount(Router router) {
        router.route(HttpMethod.GET, "/openapi.yaml").handler(context -> send(context, "application/yaml", contract));
        router.route(HttpMethod.GET, "/docs").handler(ApiDocumentation::redirectToFolder);
        // The initializer of the webjar loads a sample contract.
        router.route(HttpMethod.GET, "/docs/swagger-initializer.js")
                .handler(context -> send(context, "text/javascript", Buffer.buffer(SWAGGER_INITIALIZER)));
        router.route(HttpMethod.GET, "/docs/*")
                .handler(context -> {
                    context.response().putHeader("Content-Security-Policy", CONTENT_SECURITY_POLICY);
                    context.next();
                })
                .handler(StaticHandler.create(WEBJAR + version()).setDirectoryListing(false));
    }

    /** Redirects /docs to /docs/, because the links of the page are relative. Vert.x routes both paths here. */
    private static void redirectToFolder(RoutingContext context) {
        if (context.normalizedPath().endsWith("/")) {
            context.next();
        } else {
            context.response()
                    .setStatusCode(302)
                    .putHeader("Location", "/docs/")
                    .end();
        }
    }

    private static void send(RoutingContext context, String type, Buffer body) {
        context.response()
                .putHeader("Content-Type", type + "; charset=utf-8")
                .putHeader("X-Content-Type-Options", "nosniff")
                .end(body);
    }

    private static String version() {
        Properties pom = new Properties();
        try (InputStream in = open("/META-INF/maven/org.webjars/swagger-ui/pom.properties")) {
            pom.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return pom.getProperty("version");
    }

    private static byte[] read(String resource) {
        try (InputStream in = open(resource)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String resource) {
        InputStream in = ApiDocumentation.class.getResourceAsStream(resource);
        if (in == null) {
            throw new IllegalStateException(resource + " is not on the class path");
        }
        return in;
    }
}
