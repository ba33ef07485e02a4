package preflight.service.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;
import preflight.service.console.Browser;
import preflight.service.console.Keycloak;

/**
 * An assistant that knows nothing but the address of the MCP endpoint, and whose user types name and password into whatever form
 * is shown: 401, metadata, registration, authorization code with PKCE, token.
 */
public final class Assistant {
    private final Browser browser = new Browser();
    private final String redirect;
    private final JsonNode resource;
    private final JsonNode server;
    private final String wanted;
    private String clientId = "";

    /** Finds out where to sign in. {@code redirect} is where the authorization server sends its user back. */
    public Assistant(URI endpoint, String redirect) {
        this(endpoint, redirect, UnaryOperator.identity());
    }

    /** The same where the address that the gateway gives of itself has to be put right. */
    public Assistant(URI endpoint, String redirect, UnaryOperator<String> reachable) {
        this.redirect = redirect;
        HttpAnswer refused = TestGateway.send(HttpRequest.newBuilder(endpoint)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(McpClient.message("tools/list", Map.of()))));
        assertThat(refused.status()).isEqualTo(401);
        String challenge = refused.header("WWW-Authenticate");
        wanted = parameter(challenge, "scope");
        resource = get(reachable.apply(parameter(challenge, "resource_metadata")));
        URI issuer = URI.create(resource.path("authorization_servers").path(0).asText());
        server = get(issuer.getScheme() + "://" + issuer.getAuthority() + "/.well-known/oauth-authorization-server"
                + issuer.getPath());
        assertThat(server.path("issuer").asText()).isEqualTo(issuer.toString());
        assertThat(server.path("code_challenge_methods_supported"))
                .extracting(JsonNode::asText)
                .contains("S256");
    }

    /** The scope that the endpoint asks for. */
    public String wantedScope() {
        return wanted;
    }

    /** Registers itself (RFC 7591). */
    public HttpAnswer register(Map<String, String> more) {
        Map<String, Object> about = new HashMap<>(Map.of(
                "client_name", "Test assistant",
                "redirect_uris", List.of(redirect),
                "grant_types", List.of("authorization_code", "refresh_token"),
                "response_types", List.of("code"),
                "token_endpoint_auth_method", "none"));
        about.putAll(more);
        HttpAnswer answer = TestGateway.send(HttpRequest.newBuilder(
                        URI.create(server.path("registration_endpoint").asText()))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(McpClient.json(about))));
        clientId = answer.json().path("client_id").asText();
        return answer;
    }

    public String clientId() {
        return clientId;
    }

    /** An access token with this scope for the user. */
    public String signIn(String user, String password, String scope) {
        String verifier = UUID.randomUUID().toString() + UUID.randomUUID();
        Map<String, String> request = Map.of(
                "response_type",
                "code",
                "client_id",
                clientId,
                "redirect_uri",
                redirect,
                "scope",
                scope,
                "state",
                "s1",
                "resource",
                resource.path("resource").asText(),
                "code_challenge",
                challenge(verifier),
                "code_challenge_method",
                "S256");
        String back = browser.signIn(
                server.path("authorization_endpoint").asText() + "?" + Keycloak.form(request),
                redirect,
                user,
                password);
        assertThat(parameterOf(back, "state")).isEqualTo("s1");
        HttpAnswer token = TestGateway.send(HttpRequest.newBuilder(
                        URI.create(server.path("token_endpoint").asText()))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(Keycloak.form(Map.of(
                        "grant_type",
                        "authorization_code",
                        "code",
                        parameterOf(back, "code"),
                        "client_id",
                        clientId,
                        "redirect_uri",
                        redirect,
                        "resource",
                        resource.path("resource").asText(),
                        "code_verifier",
                        verifier)))));
        assertThat(token.status()).as(token.text()).isEqualTo(200);
        return token.json().path("access_token").asText();
    }

    private static JsonNode get(String address) {
        HttpAnswer answer =
                TestGateway.send(HttpRequest.newBuilder(URI.create(address)).GET());
        assertThat(answer.status()).as(address).isEqualTo(200);
        return answer.json();
    }

    private static String challenge(String verifier) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String parameter(String challenge, String name) {
        Matcher value = Pattern.compile("\\b" + name + "=\"([^\"]*)\"").matcher(challenge);
        return value.find() ? value.group(1) : "";
    }

    private static String parameterOf(String location, String name) {
        for (String pair : URI.create(location).getRawQuery().split("&")) {
            if (pair.startsWith(name + "=")) {
                return java.net.URLDecoder.decode(pair.substring(name.length() + 1), StandardCharsets.UTF_8);
            }
        }
        throw new AssertionError(location);
    }
}
