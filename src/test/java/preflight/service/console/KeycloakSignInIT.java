package preflight.service.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.nimbusds.jwt.JWTParser;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.mcp.Assistant;
import preflight.service.mcp.McpClient;

/** Signing in from end to end, against a real Keycloak with the realm file that we ship. */
@Tag("slow")
class KeycloakSignInIT {
    private static final String REDIRECT = "http://localhost:51234/callback";
    private static final String PASSWORD = "correct horse";

    private static Keycloak keycloak;
    private static TestGateway gateway;

    @BeforeAll
    static void start() throws Exception {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        String publicUrl = "http://127.0.0.1:" + port;
        keycloak = new Keycloak(publicUrl);
        gateway = gateway(publicUrl, port, keycloak.issuer(Keycloak.REALM));
    }

    @AfterAll
    static void stop() {
        if (gateway != null) {
            gateway.close();
        }
        if (keycloak != null) {
            keycloak.close();
        }
    }

    @Test
    void goesFromTheFirstRefusalToTheResultOfATool() {
        String subject = keycloak.user(Keycloak.REALM, "anna", PASSWORD);
        Assistant assistant = registered(Map.of());

        String token = assistant.signIn("anna", PASSWORD, assistant.wantedScope());

        HttpAnswer stranger = detect(gateway, token);
        assertThat(stranger.status()).isEqualTo(403);
        assertThat(stranger.detail()).contains(subject);

        TestGateway.Client account = linked(subject);
        JsonNode result = McpClient.result(detect(gateway, token));
        assertThat(result.path("isError").asBoolean()).isFalse();
        assertThat(result.path("structuredContent").path("verdict").asText()).isEqualTo("safe");
        assertThat(account.credits()).isEqualTo(1000 - 11);
    }

    @Test
    void signsTheOwnerOfAnAccountInToTheSettingsPage() {
        String subject = keycloak.user(Keycloak.REALM, "olga", PASSWORD);
        TestGateway.Client account = linked(subject);
        Browser browser = new Browser();
        String callback = gateway.address("/settings/sign-in/callback").toString();

        String back = browser.signIn(gateway.address("/settings/sign-in/start").toString(), callback, "olga", PASSWORD);

        assertThat(browser.get(back).statusCode()).isIn(302, 303);
        HttpResponse<String> settings = browser.get(gateway.address("/settings").toString());
        assertThat(settings.statusCode()).isEqualTo(200);
        assertThat(settings.body()).contains(account.account());
        assertThat(new Browser().get(gateway.address("/settings").toString()).body())
                .doesNotContain(account.account());
    }

    /** Keycloak takes all its default scopes from a client that names some when it registers. */
    @Test
    void alsoTakesAnAssistantThatRegistersWithTheScope() {
        linked(keycloak.user(Keycloak.REALM, "bert", PASSWORD));
        Assistant assistant = registered(Map.of("scope", "mcp:tools"));

        assertThat(detect(gateway, assistant.signIn("bert", PASSWORD, "mcp:tools"))
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://claude.ai/api/mcp/auth_callback",
                "https://chatgpt.com/connector_platform_oauth_redirect",
                "http://127.0.0.1:33418/",
                "https://vscode.dev/redirect",
                "cursor://anysphere.cursor-mcp/oauth/callback"
            })
    void registersAssistantsThatAreTrusted(String redirect) {
        assertThat(new Assistant(gateway.address(McpClient.PATH), redirect)
                        .register(Map.of())
                        .status())
                .isEqualTo(201);
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example/callback", "https://claude.ai.evil.example/callback"})
    void registersNobodyElse(String redirect) {
        HttpAnswer answer = new Assistant(gateway.address(McpClient.PATH), redirect).register(Map.of());

        assertThat(answer.status()).as(answer.text()).isEqualTo(403);
        assertThat(answer.text()).contains("Trusted Hosts");
    }

    @Test
    void refusesATokenThatWasNotMadeOutToTheEndpoint() {
        linked(keycloak.user(Keycloak.REALM, "cleo", PASSWORD));

        refusedAsInvalid(gateway, registered(Map.of()).signIn("cleo", PASSWORD, "openid"));
    }

    @Test
    void refusesATokenThatWasMadeOutToAnotherGateway() {
        linked(keycloak.user(Keycloak.REALM, "dora", PASSWORD));
        String token = registered(Map.of()).signIn("dora", PASSWORD, "mcp:tools");

        try (TestGateway other = gateway("https://other.example", 0, keycloak.issuer(Keycloak.REALM))) {
            refusedAsInvalid(other, token);
        }
    }

    @Test
    void refusesTheTokenOfAnotherIssuer() {
        linked(keycloak.user(Keycloak.OTHER_REALM, "emil", PASSWORD));
        String token;
        try (TestGateway others = gateway("https://other.example", 0, keycloak.issuer(Keycloak.OTHER_REALM))) {
            Assistant assistant = new Assistant(
                    others.address(McpClient.PATH),
                    REDIRECT,
                    uri -> uri.replace(
                            "https://other.example", others.address("").toString()));
            assertThat(assistant.register(Map.of()).status()).isEqualTo(201);
            token = assistant.signIn("emil", PASSWORD, "mcp:tools");
        }

        refusedAsInvalid(gateway, token);
    }

    @Test
    void refusesAForgedToken() {
        linked(keycloak.user(Keycloak.REALM, "fritz", PASSWORD));
        String token = registered(Map.of()).signIn("fritz", PASSWORD, "mcp:tools");
        int signature = token.lastIndexOf('.') + 1;
        char first = token.charAt(signature);

        refusedAsInvalid(
                gateway, token.substring(0, signature) + (first == 'A' ? 'B' : 'A') + token.substring(signature + 1));
    }

    @Test
    void asksForTheScopeThatIsMissing() {
        linked(keycloak.user(Keycloak.REALM, "gerd", PASSWORD));
        keycloak.admin(
                "POST",
                Keycloak.REALM + "/client-scopes",
                Map.of(
                        "name", "audience-alone",
                        "protocol", "openid-connect",
                        "protocolMappers",
                                List.of(Map.of(
                                        "name", "audience",
                                        "protocol", "openid-connect",
                                        "protocolMapper", "oidc-audience-mapper",
                                        "config",
                                                Map.of(
                                                        "included.custom.audience",
                                                        gateway.address(McpClient.PATH)
                                                                .toString(),
                                                        "access.token.claim",
                                                        "true")))));
        String scope =
                keycloak.admin("GET", Keycloak.REALM + "/client-scopes", Map.of()).json().findParents("name").stream()
                        .filter(found -> found.path("name").asText().equals("audience-alone"))
                        .findFirst()
                        .orElseThrow()
                        .path("id")
                        .asText();
        Assistant assistant = registered(Map.of());
        String client = keycloak.admin("GET", Keycloak.REALM + "/clients?clientId=" + assistant.clientId(), Map.of())
                .json()
                .path(0)
                .path("id")
                .asText();
        keycloak.admin("PUT", Keycloak.REALM + "/clients/" + client + "/default-client-scopes/" + scope, Map.of());

        HttpAnswer answer = detect(gateway, assistant.signIn("gerd", PASSWORD, "openid"));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.header("WWW-Authenticate")).contains("error=\"insufficient_scope\"", "scope=\"mcp:tools\"");
    }

    @Test
    void refusesATokenThatHasExpired() throws Exception {
        linked(keycloak.user(Keycloak.REALM, "hans", PASSWORD));
        Assistant assistant = registered(Map.of());
        keycloak.admin("PUT", Keycloak.REALM, Map.of("accessTokenLifespan", 1));
        String token = assistant.signIn("hans", PASSWORD, "mcp:tools");
        keycloak.admin("PUT", Keycloak.REALM, Map.of("accessTokenLifespan", 300));

        assertThat(JWTParser.parse(token).getJWTClaimsSet().getExpirationTime()).isNotNull();
        assertThat(list(gateway, token).status())
                .as("within the skew that clocks are granted")
                .isEqualTo(200);
        await().atMost(Duration.ofSeconds(90))
                .pollInterval(Duration.ofSeconds(2))
                .until(() -> list(gateway, token).status() == 401);
        refusedAsInvalid(gateway, token);
    }

    private static Assistant registered(Map<String, String> more) {
        Assistant assistant = new Assistant(gateway.address(McpClient.PATH), REDIRECT);
        HttpAnswer answer = assistant.register(more);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        return assistant;
    }

    private static TestGateway.Client linked(String subject) {
        TestGateway.Client client = gateway.client(Plan.PRO, 1000);
        gateway.gateway().beans().accounts().link(client.account(), keycloak.issuer(Keycloak.REALM), subject);
        return client;
    }

    private static TestGateway gateway(String publicUrl, int port, String issuer) {
        return TestGateway.with(
                "preflight.port", String.valueOf(port),
                "preflight.public.url", publicUrl,
                "preflight.mcp.oauth.issuer.url", issuer,
                "preflight.settings.oidc.issuer.url", issuer,
                "preflight.settings.oidc.client-id", "preflight-settings");
    }

    private static void refusedAsInvalid(TestGateway where, String token) {
        HttpAnswer answer = list(where, token);
        assertThat(answer.status()).as(answer.text()).isEqualTo(401);
        assertThat(answer.header("WWW-Authenticate")).contains("error=\"invalid_token\"", "scope=\"mcp:tools\"");
    }

    private static HttpAnswer detect(TestGateway where, String token) {
        return call(
                where,
                token,
                "tools/call",
                Map.of("name", "detect_ai_writing", "arguments", Map.of("text", Samples.prose(4))));
    }

    private static HttpAnswer list(TestGateway where, String token) {
        return call(where, token, "tools/list", Map.of());
    }

    private static HttpAnswer call(TestGateway where, String token, String method, Map<String, ?> params) {
        return TestGateway.send(HttpRequest.newBuilder(where.address(McpClient.PATH))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(McpClient.message(method, params))));
    }
}
