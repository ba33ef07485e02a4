package preflight.gateway;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.HashMap;
import java.util.Map;
import org.apache.camel.component.platform.http.vertx.VertxPlatformHttpRouter;
import org.apache.camel.main.Main;
import preflight.api.ProblemTable;
import preflight.gateway.http.ApiDocumentation;
import preflight.gateway.http.HttpFront;
import preflight.gateway.http.ProtectedResourceMetadata;
import preflight.gateway.http.StaticFiles;

/**
 * A running gateway: Camel Main with the routes of {@code routes/} and the beans of {@link GatewayBeans}.
 *
 * <p>Closing waits up to {@code preflight.shutdown-ms} for calls in flight.
 */
public final class Gateway implements AutoCloseable {
    private final Main main;
    private final GatewayBeans beans;
    private final int port;
    private final int managementPort;

    private Gateway(Main main, GatewayBeans beans, int port, int managementPort) {
        this.main = main;
        this.beans = beans;
        this.port = port;
        this.managementPort = managementPort;
    }

    /**
     * Starts the database, the index, the detector, the routes and the HTTP server. Returns when the gateway answers calls.
     *
     * @throws CannotStart naming the reason
     */
    public static Gateway start(Settings settings) {
        int port = availablePort(settings, "preflight.host", "preflight.port");
        int managementPort = availablePort(settings, "preflight.management-host", "preflight.management-port");
        GatewayBeans beans = GatewayBeans.open(settings, port);
        Main main = new Main();
        main.setOverrideProperties(toProperties(routeProperties(settings, port, managementPort)));
        beans.bindTo(main);
        try {
            main.start();
            mountHandlers(main, beans, settings, port);
        } catch (Exception e) {
            beans.close();
            throw new CannotStart(e);
        }
        return new Gateway(main, beans, port, managementPort);
    }

    /** The port of the API; chosen by the system when the setting is 0. */
    public int port() {
        return port;
    }

    /** The port of health, readiness and metrics. */
    public int managementPort() {
        return managementPort;
    }

    /** The services and beans of this gateway. */
    public GatewayBeans beans() {
        return beans;
    }

    @Override
    public void close() {
        try {
            main.stop();
        } finally {
            beans.close();
        }
    }

    private static Map<String, String> routeProperties(Settings settings, int port, int managementPort) {
        Map<String, String> properties = new HashMap<>(settings.asProperties());
        properties.put("preflight.port", Integer.toString(port));
        properties.put("preflight.management-port", Integer.toString(managementPort));
        properties.put(
                "preflight.fan-out-ms", Long.toString(settings.fanOutTimeout().toMillis()));
        properties.put(
                "camel.main.shutdownTimeout",
                Integer.toString(Math.max(1, settings.number("preflight.shutdown-ms") / 1000)));
        if (!settings.settingsPageEnabled()) {
            properties.put("camel.main.routesExcludePattern", "**/settings*.camel.yaml,**/report*.camel.yaml");
        }
        properties.put("preflight.detector", settings.detector().route());
        properties.put("preflight.shadow", settings.shadowDetector().route());
        properties.put(
                "preflight.shadow-runs",
                Boolean.toString(settings.shadowDetector().kind() != DetectorChoice.Kind.NONE));
        return properties;
    }

    private static java.util.Properties toProperties(Map<String, String> values) {
        java.util.Properties properties = new java.util.Properties();
        properties.putAll(values);
        return properties;
    }

    /** Checks that a port is free. Camel only logs that its server could not listen and goes on without it. */
    private static int availablePort(Settings settings, String hostSetting, String portSetting) {
        String host = settings.text(hostSetting);
        int port = settings.number(portSetting);
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getByName(host))) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new CannotStart(new IOException(
                    "%s, %s: %s:%d cannot listen: %s".formatted(hostSetting, portSetting, host, port, e.getMessage())));
        }
    }

    /** Mounts the HTTP handlers that are not routes. Camel creates the router when it starts its HTTP server. */
    private static void mountHandlers(Main main, GatewayBeans beans, Settings settings, int port) {
        VertxPlatformHttpRouter router = VertxPlatformHttpRouter.lookup(
                main.getCamelContext(), VertxPlatformHttpRouter.getRouterNameFromPort(port));
        new HttpFront(
                        new ProblemTable(),
                        settings.number("preflight.max-concurrent-calls"),
                        settings.number("preflight.max-body-bytes"))
                .mount(router);
        new ApiDocumentation().mount(router);
        if (settings.settingsPageEnabled()) {
            new StaticFiles().mount(router);
            beans.connectConsole(main.getCamelContext().createProducerTemplate());
        }
        settings.protectedResource().ifPresent(resource -> new ProtectedResourceMetadata(resource).mount(router));
        beans.mcpFront(main.getCamelContext().createProducerTemplate(), settings)
                .mount(router, router.bodyHandler());
    }

    /** The gateway could not start; the message names the innermost cause. */
    public static final class CannotStart extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CannotStart(Throwable cause) {
            super(innermost(cause), cause);
        }

        private static String innermost(Throwable fault) {
            Throwable cause = fault;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
        }
    }
}
