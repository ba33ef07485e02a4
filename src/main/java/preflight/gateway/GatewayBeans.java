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
import preflight.access.CallerDirectory;
import preflight.access.CredentialsReader;
import preflight.access.account.Accounts;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.api.ProblemTable;
import preflight.api.answer.AnswerMapper;
import preflight.api.request.CallPricing;
import preflight.api.request.RequestReader;
import preflight.billing.Holds;
import preflight.billing.Ledger;
import preflight.billing.PriceList;
import preflight.console.ConsoleBeans;
import preflight.console.oidc.OidcIdentityProvider;
import preflight.console.session.SignInLinks;
import preflight.console.web.ConsoleSettings;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.gateway.http.McpHttpFront;
import preflight.gateway.routes.ContentTypeHeaderFilter;
import preflight.gateway.routes.CredentialsAdapter;
import preflight.gateway.routes.ErrorToExceptionInterceptor;
import preflight.gateway.routes.ExceptionMapper;
import preflight.gateway.routes.OngoingCalls;
import preflight.gateway.routes.PageHttpAdapter;
import preflight.gateway.routes.RouteMetrics;
import preflight.gateway.routes.RoutedAccountCalls;
import preflight.gateway.routes.RoutedChecks;
import preflight.gateway.routes.UploadReceiver;
import preflight.quality.SourceQualityCheck;
import preflight.text.TokenCounter;

/** The composition root: everything the routes call by name, opened once and closed in reverse order. */
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
     * Opens the database, the index, the models.
     *
     * @param port of the API, for the addresses that pages show
     * @throws UncheckedIOException when the home folder cannot be used
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

    /** Accounts, for whoever starts a gateway in its own process. */
    public Accounts accounts() {
        return accounts;
    }

    /** Keys, for whoever starts a gateway in its own process. */
    public Keys keys() {
        return keys;
    }

    /** The ledger, for whoever starts a gateway in its own process. */
    public Ledger ledger() {
        return ledger;
    }

    /** Links to the settings page, for whoever starts a gateway in its own process. */
    public SignInLinks signInLinks() {
        return signInLinks;
    }

    /** Every bean by the name that routes use. */
    public Map<String, Object> byName() {
        return byName;
    }

    /** Lets the pages make calls, over routes that run already. */
    void connectConsole(ProducerTemplate routes) {
        accountCalls.connect(routes);
    }

    /** The MCP endpoint, over routes that run already. */
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
                LOG.warn("not closed cleanly: {}", e.toString());
            }
        }
    }

    private void bindThreads(Settings settings) {
        byName.put("errorsAsFailures", new ErrorToExceptionInterceptor());
        byName.put("routeMetrics", new RouteMetrics());
        byName.put("vertx", VirtualThreads.vertx());
        byName.put("virtualThreads", opened(VirtualThreads.perTaskExecutor("check-")));
        byName.put(
                "lookupThreads",
                opened(VirtualThreads.fixedPool(settings.number("preflight.index.parallel"), "lookup-")));
        ScheduledThreadPoolExecutor throttleTimers = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("throttle").factory());
        // Otherwise the keys of idle accounts would stay in the throttles for ever.
        throttleTimers.setRemoveOnCancelPolicy(true);
        byName.put("throttleTimers", throttleTimers);
        open.push(throttleTimers::shutdownNow);
    }

    private void bindAccessAndBilling(Settings settings, Database database) {
        byName.put("credentialsAdapter", new CredentialsAdapter(credentialsReader));
        byName.put("contentTypeHeaderFilter", new ContentTypeHeaderFilter());
        byName.put("callerDirectory", new CallerDirectory(jdbi));
        byName.put(
                "holds", new Holds(jdbi, Duration.ofMillis(settings.number("preflight.billing.hold-life-ms"))));
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
        byName.put("pageHttpAdapter", new PageHttpAdapter(page.refusals()));
    }

    private <T extends AutoCloseable> T opened(T resource) {
        open.push(resource);
        return resource;
    }
}
