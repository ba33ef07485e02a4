package preflight.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An assistant that knows nothing but the address of the MCP endpoint, and whose user types name and password into whatever form
 * is shown: 401, metadata, registration, authorization code with PKCE, token.
 */
final class Assistant {
    private static final Pattern FORM = Pattern.compile("<form[^>]*action=\"([^\"]+)\"");
    private static final Pattern HIDDEN = Pattern.compile("<input[^>]*type=\"hidden\"[^>]*>");
    private static final int MOST_STEPS = 10;

    private final HttpClient browser = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    /** Those of the one host; a browser takes secure ones from this machine over plain HTTP too, the JDK's own jar does not. */
    private final Map<String, String> cookies = new HashMap<>();

    private final String redirect;
    private final JsonNode resource;
    private final JsonNode server;
    private final String wanted;
    private String clientId = "";

    /** Finds out where to sign in. {@code redirect} is where the authorization server sends its user back. */
    Assistant(URI endpoint, String redirect) {
        this(endpoint, redirect, UnaryOperator.identity());
    }

    /** The same where the address that the gateway gives of itself has to be put right. */
    Assistant(URI endpoint, String redirect, UnaryOperator<String> reachable) {
        this.redirect = redirect;
        Answer refused = TestGateway.send(HttpRequest.newBuilder(endpoint)
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
    String wantedScope() {
        return wanted;
    }

    /** Registers itself (RFC 7591). */
    Answer register(Map<String, String> more) {
        Map<String, Object> about = new HashMap<>(Map.of(
                "client_name", "Test assistant",
                "redirect_uris", List.of(redirect),
                "grant_types", List.of("authorization_code", "refresh_token"),
                "response_types", List.of("code"),
                "token_endpoint_auth_method", "none"));
        about.putAll(more);
        Answer answer = TestGateway.send(HttpRequest.newBuilder(
                        URI.create(server.path("registration_endpoint").asText()))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(McpClient.json(about))));
        clientId = answer.json().path("client_id").asText();
        return answer;
    }

    String clientId() {
        return clientId;
    }

    /** An access token with this scope for the user. */
    String signIn(String user, String password, String scope) {
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
        String code =
                code(server.path("authorization_endpoint").asText() + "?" + Keycloak.form(request), user, password);
        Answer token = TestGateway.send(HttpRequest.newBuilder(
                        URI.create(server.path("token_endpoint").asText()))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(Keycloak.form(Map.of(
                        "grant_type", "authorization_code",
                        "code", code,
                        "client_id", clientId,
                        "redirect_uri", redirect,
                        "resource", resource.path("resource").asText(),
                        "code_verifier", verifier)))));
        assertThat(token.status()).as(token.text()).isEqualTo(200);
        return token.json().path("access_token").asText();
    }

    /** Follows redirects and fills in forms until the user is sent back with a code. */
    private String code(String address, String user, String password) {
        HttpRequest.Builder next = HttpRequest.newBuilder(URI.create(address));
        List<String> way = new ArrayList<>();
        for (int step = 0; step < MOST_STEPS; step++) {
            HttpResponse<String> page = browse(next);
            way.add(page.statusCode() + " " + page.uri());
            String location = page.headers().firstValue("Location").orElse("");
            if (location.startsWith(redirect)) {
                assertThat(location).contains("state=s1");
                return parameterOf(location, "code");
            }
            next = location.isEmpty()
                    ? filledIn(page, user, password)
                    : HttpRequest.newBuilder(page.uri().resolve(location));
        }
        throw new AssertionError("never sent back: " + way);
    }

    private static HttpRequest.Builder filledIn(HttpResponse<String> page, String user, String password) {
        Matcher form = FORM.matcher(page.body());
        if (!form.find()) {
            throw new AssertionError("no form: " + page.statusCode() + " " + page.body());
        }
        Map<String, String> fields = new HashMap<>();
        HIDDEN.matcher(page.body())
                .results()
                .forEach(input -> fields.put(attribute(input.group(), "name"), attribute(input.group(), "value")));
        if (page.body().contains("name=\"password\"")) {
            fields.put("username", user);
            fields.put("password", password);
        } else {
            fields.put("accept", "Yes");
        }
        return HttpRequest.newBuilder(page.uri().resolve(form.group(1).replace("&amp;", "&")))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(Keycloak.form(fields)));
    }

    private HttpResponse<String> browse(HttpRequest.Builder request) {
        if (!cookies.isEmpty()) {
            request.header(
                    "Cookie",
                    cookies.entrySet().stream()
                            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                            .collect(Collectors.joining("; ")));
        }
        try {
            HttpResponse<String> page = browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
            for (String set : page.headers().allValues("Set-Cookie")) {
                String[] cookie = set.split(";", 2)[0].split("=", 2);
                cookies.put(cookie[0], cookie[1]);
            }
            return page;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode get(String address) {
        Answer answer =
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

    private static String attribute(String tag, String name) {
        Matcher value = Pattern.compile("\\b" + name + "=\"([^\"]*)\"").matcher(tag);
        return value.find() ? value.group(1).replace("&amp;", "&") : "";
    }

    private static String parameter(String challenge, String name) {
        return attribute(challenge, name);
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
