package preflight.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.main.Main;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.access.CredentialsReader;
import preflight.access.account.Accounts;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.api.AnswerMapper;
import preflight.api.ProblemTable;
import preflight.api.request.CallPricing;
import preflight.api.request.RequestReader;
import preflight.billing.Ledger;
import preflight.billing.PriceList;
import preflight.console.ConsoleBeans;
import preflight.console.oidc.OidcIdentityProvider;
import preflight.console.session.SignInLinks;
import preflight.console.web.ConsoleSettings;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.gateway.http.McpHttpFront;
import preflight.gateway.routes.CallerMapper;
import preflight.gateway.routes.ContentTypeHeaderFilter;
import preflight.gateway.routes.CountedParameters;
import preflight.gateway.routes.CredentialsAdapter;
import preflight.gateway.routes.ErrorToExceptionInterceptor;
import preflight.gateway.routes.ExceptionMapper;
import preflight.gateway.routes.HoldMapper;
import preflight.gateway.routes.OngoingCalls;
import preflight.gateway.routes.PageHttpAdapter;
import preflight.gateway.routes.RateLimits;
import preflight.gateway.routes.RouteMetrics;
import preflight.gateway.routes.RoutedAccountCalls;
import preflight.gateway.routes.RoutedChecks;
import preflight.gateway.routes.UploadReceiver;
import preflight.quality.SourceQualityCheck;
import preflight.text.TokenCounter;

/** The composition root. It creates the services and the beans that routes call by name, and closes them in reverse order. */
public final class GatewayBeans implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GatewayBeans.class);

    private final Map<String, Object> byName = new LinkedHashMap<>();
    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private final Jdbi jdbi;
    private final Accounts accounts;
    private final Keys keys;
    private final Ledger ledger;
    private final SignInLinks signInLinks;
    private final CredentialsReader credentialsReader;
    private final RoutedAccountCalls accountCalls;

    private GatewayBeans(Database database, Pepper pepper, ConsoleSettings site, Duration deadline) {
        jdbi = Jdbi.create(database.dataSource());
        accounts = new Accounts(jdbi);
        keys = new Keys(jdbi, pepper);
        ledger = new Ledger(jdbi);
        signInLinks = new SignInLinks(jdbi, site);
        credentialsReader = new CredentialsReader(pepper, SourceQualityCheck.LANGUAGES);
        accountCalls = new RoutedAccountCalls(deadline);
        open.push(database);
    }

    /**
     * Opens the database, the index and the models.
     *
     * @param port the port of the API, for the addresses that pages show
     * @throws UncheckedIOException when the home folder is not usable
     */
    public static GatewayBeans open(Settings settings, int port) {
        try {
            Files.createDirectories(settings.home());
            Pepper pepper = Pepper.of(settings.text("preflight.keys.pepper"), settings.home());
            Database database = Database.open(DatabaseSettings.from(settings::text, settings.home()));
            GatewayBeans beans = new GatewayBeans(
                    database, pepper, settings.site(port), Duration.ofMillis(settings.number("preflight.deadline-ms")));
            try {
                beans.bindAll(settings, database);
                beans.bindConsole(settings, port);
                return beans;
            } catch (IOException | RuntimeException e) {
                beans.close();
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "the home folder " + settings.home() + " cannot be used: " + e.getMessage(), e);
        }
    }

    private void bindAll(Settings settings, Database database) throws IOException {
        keys.verifyPepper();
        bindThreads(settings);
        bindAccessAndBilling(settings, database);
        byName.putAll(opened(IndexBeans.open(settings)).byName());
        byName.putAll(opened(CheckBeans.open(settings)).byName());
        bindApi();
    }

    /** The accounts. */
    public Accounts accounts() {
        return accounts;
    }

    /** The API keys. */
    public Keys keys() {
        return keys;
    }

    /** The ledger. */
    public Ledger ledger() {
        return ledger;
    }

    /** The sign-in links to the settings page. */
    public SignInLinks signInLinks() {
        return signInLinks;
    }

    /** All beans by the name that the routes use. */
    public Map<String, Object> byName() {
        return byName;
    }

    /** Connects the pages to the entry routes. The routes have to be started. */
    void connectConsole(ProducerTemplate routes) {
        accountCalls.connect(routes);
    }

    /** Creates the MCP endpoint on the entry routes. The routes have to be started. */
    McpHttpFront mcpFront(ProducerTemplate routes, Settings settings) {
        ExecutorService threads = opened(VirtualThreads.perTaskExecutor("mcp-"));
        return McpBeans.front(new RoutedChecks(routes, credentialsReader), settings, threads);
    }

    void bindTo(Main main) {
        byName.forEach(main::bind);
    }

    @Override
    public void close() {
        while (!open.isEmpty()) {
            try {
                open.pop().close();
            } catch (Exception e) {
                LOG.warn("Closing a service failed: {}", e.toString());
            }
        }
    }

    private void bindThreads(Settings settings) {
        byName.put("errorToExceptionInterceptor", new ErrorToExceptionInterceptor());
        byName.put("routeMetrics", new RouteMetrics());
        byName.put("vertx", VirtualThreads.vertx());
        byName.put("virtualThreads", opened(VirtualThreads.perTaskExecutor("check-")));
        byName.put(
                "lookupThreads",
                opened(VirtualThreads.fixedPool(settings.number("preflight.index.parallel"), "lookup-")));
        ScheduledThreadPoolExecutor throttleTimers = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("throttle").factory());
        // Without this policy the throttles keep the keys of idle accounts for ever.
        throttleTimers.setRemoveOnCancelPolicy(true);
        byName.put("throttleTimers", throttleTimers);
        open.push(throttleTimers::shutdownNow);
    }

    private void bindAccessAndBilling(Settings settings, Database database) {
        byName.put("dataSource", CountedParameters.over(database.dataSource()));
        byName.put("credentialsAdapter", new CredentialsAdapter(credentialsReader));
        byName.put("callerMapper", new CallerMapper());
        byName.put(
                "rateLimits",
                new RateLimits(Map.of(
                        "verify", settings.number("preflight.throttle.verify-per-minute"),
                        "detect", settings.number("preflight.throttle.detect-per-minute"),
                        "check", settings.number("preflight.throttle.check-per-minute"))));
        byName.put("contentTypeHeaderFilter", new ContentTypeHeaderFilter());
        byName.put("holdMapper", new HoldMapper());
        byName.put(
                "databaseHealth",
                new ReadinessCheck("database", database::isReachable, "the database does not answer"));
    }

    private void bindApi() {
        byName.put("requestReader", new RequestReader());
        byName.put("callPricing", new CallPricing(new PriceList(), new TokenCounter()));
        byName.put("answerMapper", new AnswerMapper());
        byName.put("exceptionMapper", new ExceptionMapper(new ProblemTable()));
        byName.put("ongoingCalls", new OngoingCalls());
    }

    private void bindConsole(Settings settings, int port) {
        ConsoleBeans page = new ConsoleBeans(
                jdbi,
                keys,
                settings.site(port),
                settings.oidcClient(port).map(OidcIdentityProvider::new),
                accountCalls,
                InstantSource.system());
        byName.putAll(page.beans());
        byName.put(
                "uploadReceiver",
                new UploadReceiver(
                        settings.number("preflight.report.memory-bytes"),
                        Duration.ofMillis(settings.number("preflight.report.upload-ms"))));
        byName.put("pageHttpAdapter", new PageHttpAdapter(page.errorPages()));
    }

    private <T extends AutoCloseable> T opened(T resource) {
        open.push(resource);
        return resource;
    }
}
