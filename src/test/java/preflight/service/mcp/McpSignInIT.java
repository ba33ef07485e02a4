package preflight.service.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.AccountRefusal;
import preflight.access.account.Plan;
import preflight.gateway.Settings;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** Signing in with tokens, signed by the test, of an issuer whose keys the test publishes. */
class McpSignInIT {
    private static final String ISSUER = "https://login.example/realms/journal";
    private static final String RESOURCE = "https://checks.example/v1/mcp";
    private static final String METADATA = "https://checks.example/.well-known/oauth-protected-resource/v1/mcp";

    private static RSAKey key;
    private static ECKey curveKey;
    private static HttpServer issuer;
    private static TestGateway gateway;

    @BeforeAll
    static void start() throws Exception {
        key = new RSAKeyGenerator(2048).keyID("k1").generate();
        curveKey = new ECKeyGenerator(Curve.P_256).keyID("k2").generate();
        issuer = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 10);
        publish("/keys", new JWKSet(List.of(key.toPublicJWK(), curveKey.toPublicJWK())).toString());
        issuer.start();
        gateway = with(ISSUER, address("/keys"));
    }

    private static void publish(String path, String document) {
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        issuer.createContext(path, exchange -> {
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    private static String address(String path) {
        return "http://127.0.0.1:" + issuer.getAddress().getPort() + path;
    }

    @AfterAll
    static void stop() {
        gateway.close();
        issuer.stop(0);
    }

    @Test
    void saysWhereToSignIn() throws IOException {
        for (String path :
                new String[] {"/.well-known/oauth-protected-resource/v1/mcp", "/.well-known/oauth-protected-resource"
                }) {
            HttpAnswer answer = TestGateway.send(
                    HttpRequest.newBuilder(gateway.address(path)).GET());
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.json().path("resource").asText()).isEqualTo(RESOURCE);
            assertThat(answer.json().path("authorization_servers").path(0).asText())
                    .isEqualTo(ISSUER);
            assertThat(answer.json().path("scopes_supported").path(0).asText()).isEqualTo("mcp:tools");
        }
        HttpAnswer keyless = send(null, null);
        assertThat(keyless.status()).isEqualTo(401);
        assertThat(keyless.header("WWW-Authenticate"))
                .startsWith("Bearer ")
                .contains("resource_metadata=\"" + METADATA + "\"", "scope=\"mcp:tools\"");
    }

    @Test
    void admitsWhoeverIsLinkedAndChargesTheirAccount() {
        TestGateway.Client client = linked("anna", Plan.PRO);
        long before = client.credits();

        assertThat(send(token("anna", ok -> {}), null).status()).isEqualTo(200);
        HttpAnswer answer = TestGateway.send(bearer(token("anna", ok -> {}))
                .POST(BodyPublishers.ofString(McpClient.message(
                        "tools/call",
                        Map.of("name", "detect_ai_writing", "arguments", Map.of("text", Samples.prose(4)))))));

        assertThat(McpClient.result(answer).path("isError").asBoolean()).isFalse();
        assertThat(client.credits()).isLessThan(before);
    }

    @Test
    void refusesTokensThatAreNotForUs() throws JOSEException {
        linked("bert", Plan.PRO);
        Instant past = Instant.now().minusSeconds(600);
        assertInvalid(token("bert", claims -> claims.audience("https://other.example/v1/mcp")));
        assertInvalid(token("bert", claims -> claims.issuer("https://other.example")));
        assertInvalid(token("bert", claims -> claims.expirationTime(Date.from(past))));
        assertInvalid(token("bert", claims -> claims.expirationTime(null)));
        assertInvalid(token("bert", claims -> claims.subject(null)));
        assertInvalid(
                signed(claims("bert"), new RSAKeyGenerator(2048).keyID("k1").generate(), JOSEObjectType.JWT));
        assertInvalid(signed(claims("bert"), key, new JOSEObjectType("logout+jwt")));
        assertInvalid("garbage");

        SignedJWT shared = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.HS256)
                        .keyID("k1")
                        .type(JOSEObjectType.JWT)
                        .build(),
                claims("bert").build());
        shared.sign(new MACSigner(key.toPublicJWK().toRSAPublicKey().getEncoded()));
        assertInvalid(shared.serialize());
    }

    @Test
    void takesBothTypesOfTokens() {
        linked("cleo", Plan.PRO);

        assertThat(send(signed(claims("cleo"), key, new JOSEObjectType("at+jwt")), null)
                        .status())
                .isEqualTo(200);
        assertThat(send(signed(claims("cleo"), key, JOSEObjectType.JWT), null).status())
                .isEqualTo(200);
    }

    @Test
    void takesTheAlgorithmsThatIssuersUse() throws JOSEException {
        linked("ida", Plan.PRO);

        assertThat(send(signed(claims("ida"), JWSAlgorithm.PS256, "k1", new RSASSASigner(key)), null)
                        .status())
                .isEqualTo(200);
        assertThat(send(signed(claims("ida"), JWSAlgorithm.ES256, "k2", new ECDSASigner(curveKey)), null)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void asksForTheScopeThatIsMissing() {
        linked("dora", Plan.PRO);

        HttpAnswer answer = send(token("dora", claims -> claims.claim("scope", "openid profile")), null);

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.header("WWW-Authenticate")).contains("error=\"insufficient_scope\"", "scope=\"mcp:tools\"");
    }

    @Test
    void refusesWhoIsNotLinkedOrHasNoPlan() {
        linked("emil", Plan.FREE);

        HttpAnswer stranger = send(token("nobody", ok -> {}), null);
        HttpAnswer free = send(token("emil", ok -> {}), null);

        assertThat(stranger.status()).isEqualTo(403);
        assertThat(stranger.detail()).contains("link");
        assertThat(free.status()).isEqualTo(403);
        assertThat(free.detail()).contains("Pro or Max");
    }

    @Test
    void looksAtTheKeyFirst() {
        linked("fritz", Plan.PRO);
        String token = token("fritz", ok -> {});

        assertThat(send(token, "pf_live_wrong").status()).isEqualTo(401);
        assertThat(send("garbage", gateway.client().key()).status()).isEqualTo(200);
    }

    @Test
    void neverTakesATokenOverRest() {
        linked("gerd", Plan.PRO);

        HttpAnswer answer = TestGateway.send(HttpRequest.newBuilder(gateway.address("/v1" + TestGateway.VERIFY))
                .header("Authorization", "Bearer " + token("gerd", ok -> {}))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"references\":[]}")));

        assertThat(answer.status()).isEqualTo(401);
    }

    @Test
    void doesNotBlameTheTokenWhenTheIssuerIsAway() {
        try (TestGateway own = with(ISSUER, "http://127.0.0.1:1/keys")) {
            // The second call comes while the keys are not asked for again.
            for (int call = 0; call < 2; call++) {
                HttpAnswer answer =
                        TestGateway.send(list(own).header("Authorization", "Bearer " + token("anna", ok -> {})));

                assertThat(answer.status()).isEqualTo(503);
                assertThat(answer.header("WWW-Authenticate")).isEmpty();
            }
        }
    }

    @Test
    void isOffUnlessAnIssuerIsSet() {
        TestGateway plain = TestGateway.shared();

        HttpAnswer metadata =
                TestGateway.send(HttpRequest.newBuilder(plain.address("/.well-known/oauth-protected-resource"))
                        .GET());
        HttpAnswer token = TestGateway.send(list(plain).header("Authorization", "Bearer " + token("anna", ok -> {})));

        assertThat(metadata.status()).isEqualTo(404);
        assertThat(token.status()).isEqualTo(401);
        assertThat(token.header("WWW-Authenticate")).isEmpty();
    }

    @Test
    void needsToKnowWhereItIs() {
        assertThatThrownBy(() -> Settings.load(Map.of("PREFLIGHT_MCP_OAUTH_ISSUER_URL", ISSUER), Map.of()))
                .hasMessageContaining("preflight.public.url");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/.well-known/oauth-authorization-server/realms/own",
                "/realms/own/.well-known/openid-configuration"
            })
    void findsTheKeysByTheMetadataOfTheIssuer(String path) {
        String own = address("/realms/own");
        publish(path, "{\"issuer\": \"" + own + "\", \"jwks_uri\": \"" + address("/keys") + "\"}");
        try (TestGateway discovering = with(own, "")) {
            assertThat(TestGateway.send(list(discovering)
                                    .header("Authorization", "Bearer " + token("nobody", claims -> claims.issuer(own))))
                            .detail())
                    .contains("linked", "nobody", own);
        } finally {
            issuer.removeContext(path);
        }
    }

    @Test
    void neverTakesMetadataInAnothersName() {
        String own = address("/realms/own");
        String path = "/realms/own/.well-known/openid-configuration";
        publish(path, "{\"issuer\": \"" + ISSUER + "\", \"jwks_uri\": \"" + address("/keys") + "\"}");
        try (TestGateway discovering = with(own, "")) {
            assertThat(TestGateway.send(list(discovering)
                                    .header("Authorization", "Bearer " + token("nobody", claims -> claims.issuer(own))))
                            .status())
                    .isEqualTo(503);
        } finally {
            issuer.removeContext(path);
        }
    }

    @Test
    void findsTheKeysOfAnIssuerThatComesUpLater() {
        String own = address("/realms/late");
        String path = "/realms/late/.well-known/openid-configuration";
        try (TestGateway discovering = with(own, "")) {
            HttpRequest.Builder request = list(discovering)
                    .header("Authorization", "Bearer " + token("nobody", claims -> claims.issuer(own)));
            assertThat(TestGateway.send(request).status()).isEqualTo(503);

            publish(path, "{\"issuer\": \"" + own + "\", \"jwks_uri\": \"" + address("/keys") + "\"}");

            await().atMost(Duration.ofSeconds(30))
                    .until(() -> TestGateway.send(request).status() == 403);
        } finally {
            issuer.removeContext(path);
        }
    }

    @Test
    void linksASignInToOneAccountOnly() {
        linked("hans", Plan.PRO);

        assertThatThrownBy(() -> linked("hans", Plan.PRO)).isInstanceOf(AccountRefusal.class);
    }

    private static TestGateway with(String issuerUrl, String keys) {
        return TestGateway.with(
                "preflight.mcp.oauth.issuer.url", issuerUrl,
                "preflight.mcp.oauth.keys.url", keys,
                "preflight.public.url", "https://checks.example/");
    }

    private static TestGateway.Client linked(String subject, Plan plan) {
        TestGateway.Client client = gateway.client(plan, 1000);
        gateway.gateway().beans().accounts().link(client.account(), ISSUER, subject);
        return client;
    }

    private static void assertInvalid(String token) {
        HttpAnswer answer = send(token, null);
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.header("WWW-Authenticate")).contains("error=\"invalid_token\"", METADATA);
    }

    private static HttpAnswer send(
            @org.jspecify.annotations.Nullable String token, @org.jspecify.annotations.Nullable String apiKey) {
        HttpRequest.Builder request = list(gateway);
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (apiKey != null) {
            request.header("X-API-Key", apiKey);
        }
        return TestGateway.send(request);
    }

    private static HttpRequest.Builder bearer(String token) {
        return list(gateway).header("Authorization", "Bearer " + token);
    }

    private static HttpRequest.Builder list(TestGateway where) {
        return HttpRequest.newBuilder(where.address(McpClient.PATH))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(McpClient.message("tools/list", Map.of())));
    }

    private static String token(String subject, Consumer<JWTClaimsSet.Builder> change) {
        JWTClaimsSet.Builder claims = claims(subject);
        change.accept(claims);
        return signed(claims, key, JOSEObjectType.JWT);
    }

    private static JWTClaimsSet.Builder claims(String subject) {
        return new JWTClaimsSet.Builder()
                .issuer(ISSUER)
                .subject(subject)
                .audience(RESOURCE)
                .claim("scope", "openid mcp:tools")
                .expirationTime(Date.from(Instant.now().plusSeconds(300)));
    }

    private static String signed(JWTClaimsSet.Builder claims, RSAKey by, JOSEObjectType type) {
        try {
            return signed(claims, JWSAlgorithm.RS256, by.getKeyID(), type, new RSASSASigner(by));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String signed(JWTClaimsSet.Builder claims, JWSAlgorithm algorithm, String keyId, JWSSigner signer)
            throws JOSEException {
        return signed(claims, algorithm, keyId, JOSEObjectType.JWT, signer);
    }

    private static String signed(
            JWTClaimsSet.Builder claims, JWSAlgorithm algorithm, String keyId, JOSEObjectType type, JWSSigner signer)
            throws JOSEException {
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(algorithm).keyID(keyId).type(type).build(), claims.build());
        token.sign(signer);
        return token.serialize();
    }
}
