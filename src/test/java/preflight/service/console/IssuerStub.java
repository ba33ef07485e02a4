package preflight.service.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** An OpenID Connect issuer over real HTTP that signs in whoever the test says, and is as strict as a real one. */
final class IssuerStub implements AutoCloseable {
    static final String CLIENT = "settings";
    static final String SECRET = "a secret of this client";

    private final HttpServer server;
    private final RSAKey key;
    private final Map<String, Begun> codes = new ConcurrentHashMap<>();
    private volatile Map<String, String> asked = Map.of();
    private volatile RSAKey signer;
    private volatile Consumer<JWTClaimsSet.Builder> claims = ok -> {};
    private volatile String error = "";

    IssuerStub() {
        try {
            key = new RSAKeyGenerator(2048).keyID("k1").generate();
            signer = key;
            server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 10);
        } catch (IOException | JOSEException e) {
            throw new IllegalStateException(e);
        }
        server.createContext("/.well-known/openid-configuration", exchange -> answer(exchange, 200, metadata()));
        server.createContext("/keys", exchange -> answer(exchange, 200, new JWKSet(key.toPublicJWK()).toJSONObject()));
        server.createContext("/authorize", this::authorize);
        server.createContext("/token", this::token);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Whoever comes next is this person, and their token says what {@code more} makes of it. */
    IssuerStub signsIn(String subject, Consumer<JWTClaimsSet.Builder> more) {
        signer = key;
        error = "";
        claims = builder -> more.accept(builder.subject(subject));
        return this;
    }

    /** Whoever comes next is sent back with an error. */
    void refuses(String code) {
        error = code;
    }

    /** Tokens are signed with a key of somebody else. */
    void signsWithAnotherKey() throws JOSEException {
        signer = new RSAKeyGenerator(2048).keyID("k1").generate();
    }

    /** What the gateway asked for when it sent the last browser here. */
    Map<String, String> asked() {
        return asked;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private Map<String, Object> metadata() {
        return Map.of(
                "issuer",
                url(),
                "authorization_endpoint",
                url() + "/authorize",
                "token_endpoint",
                url() + "/token",
                "jwks_uri",
                url() + "/keys",
                "response_types_supported",
                new String[] {"code"},
                "subject_types_supported",
                new String[] {"public"},
                "id_token_signing_alg_values_supported",
                new String[] {"RS256"});
    }

    private void authorize(HttpExchange exchange) throws IOException {
        Map<String, String> query = parameters(exchange.getRequestURI().getRawQuery());
        asked = query;
        String code = UUID.randomUUID().toString();
        codes.put(code, new Begun(query));
        String outcome = error.isEmpty() ? "code=" + code : "error=" + error;
        exchange.getResponseHeaders()
                .add("Location", query.get("redirect_uri") + "?" + outcome + "&state=" + query.get("state"));
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> form =
                parameters(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Begun begun = codes.remove(form.getOrDefault("code", ""));
        if (begun == null || !begun.fits(form) || !authenticated(exchange)) {
            answer(exchange, 400, Map.of("error", "invalid_grant"));
            return;
        }
        answer(
                exchange,
                200,
                Map.of("access_token", "unused", "token_type", "Bearer", "id_token", idToken(begun.nonce())));
    }

    /** What a sign-in began with. */
    private record Begun(String nonce, String challenge, String redirectUri) {
        Begun(Map<String, String> query) {
            this(
                    query.getOrDefault("nonce", ""),
                    query.getOrDefault("code_challenge", ""),
                    query.getOrDefault("redirect_uri", ""));
        }

        boolean fits(Map<String, String> form) {
            return challenge.equals(IssuerStub.challenge(form.getOrDefault("code_verifier", "")))
                    && redirectUri.equals(form.get("redirect_uri"));
        }
    }

    private static boolean authenticated(HttpExchange exchange) {
        // RFC 6749, 2.3.1: both are form-encoded before they become Basic credentials.
        String expected = encoded(CLIENT) + ":" + encoded(SECRET);
        return ("Basic " + Base64.getEncoder().encodeToString(expected.getBytes(StandardCharsets.UTF_8)))
                .equals(exchange.getRequestHeaders().getFirst("Authorization"));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private String idToken(String nonce) {
        Instant now = Instant.now();
        JWTClaimsSet.Builder builder = new JWTClaimsSet.Builder()
                .issuer(url())
                .audience(CLIENT)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(300)))
                .claim("auth_time", now.getEpochSecond())
                .claim("nonce", nonce);
        claims.accept(builder);
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("k1").build(), builder.build());
        try {
            token.sign(new RSASSASigner(signer));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
        return token.serialize();
    }

    private static String challenge(String verifier) {
        try {
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(
                            MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, String> parameters(String query) {
        Map<String, String> parameters = new HashMap<>();
        for (String pair : query.split("&")) {
            String[] parts = pair.split("=", 2);
            parameters.put(parts[0], URLDecoder.decode(parts.length == 2 ? parts[1] : "", StandardCharsets.UTF_8));
        }
        return parameters;
    }

    private static void answer(HttpExchange exchange, int status, Map<String, Object> body) throws IOException {
        try {
            byte[] bytes = new ObjectMapper().writeValueAsBytes(body);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
