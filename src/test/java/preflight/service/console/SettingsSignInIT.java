package preflight.service.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.options.ColorScheme;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jwt.JWTClaimsSet;
import java.net.URI;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.database.TestFork;
import preflight.gateway.Settings;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

/** Signing in to the settings page with an OpenID Connect issuer. */
class SettingsSignInIT {
    private static final String SESSION = "preflight-session";
    private static final String ATTEMPT = "preflight-attempt";
    private static final Consumer<JWTClaimsSet.Builder> AS_IT_IS = ok -> {};

    private static IssuerStub issuer;
    private static TestGateway gateway;

    @BeforeAll
    static void start() {
        issuer = new IssuerStub();
        int port = TestFork.freePort();
        gateway = TestGateway.with(
                "preflight.port",
                "" + port,
                "preflight.public.url",
                "http://127.0.0.1:" + port,
                "preflight.settings.oidc.issuer.url",
                issuer.url(),
                "preflight.settings.oidc.client-id",
                IssuerStub.CLIENT,
                "preflight.settings.oidc.client-secret",
                IssuerStub.SECRET);
    }

    @AfterAll
    static void stop() {
        gateway.close();
        issuer.close();
    }

    @Test
    void signsInWhoeverIsLinkedAndLetsThemCreateAKey() {
        try (AccountOwner owner = AccountOwner.of(gateway, "Journal", Plan.PRO, 10, ColorScheme.LIGHT)) {
            link(owner.account(), "ada");
            issuer.signsIn("ada", AS_IT_IS);

            owner.open("/settings").seesNothingInaccessible("sign-in with an issuer");
            owner.page().getByText("Continue with 127.0.0.1").click();

            assertThat(owner.page()).hasURL(gateway.address("/settings").toString());
            owner.create("by sign-in");
            owner.saved();
        }
    }

    @Test
    void leadsToThePageThatWasWantedBeforeTheSignIn() {
        try (AccountOwner owner = AccountOwner.of(gateway, "Journal", Plan.PRO, 10, ColorScheme.LIGHT)) {
            link(owner.account(), "gwen");
            issuer.signsIn("gwen", AS_IT_IS);

            owner.open("/report").page().getByText("Continue with 127.0.0.1").click();
            assertThat(owner.page()).hasURL(gateway.address("/report").toString());

            owner.button("Sign out").click();
            owner.page().getByText("Continue with 127.0.0.1").click();
            assertThat(owner.page()).hasURL(gateway.address("/settings").toString());
        }
    }

    @Test
    void asksWithPkceStateAndNonce() {
        issuer.signsIn("bob", AS_IT_IS);
        PageClient visitor = new PageClient(gateway);

        visitor.get(start(visitor, ""));

        assertThat(issuer.asked())
                .containsEntry("code_challenge_method", "S256")
                .containsEntry("response_type", "code")
                .containsEntry("scope", "openid")
                .containsEntry("client_id", IssuerStub.CLIENT)
                .containsKeys("state", "nonce", "code_challenge")
                .doesNotContainKey("max_age");
        assertThat(visitor.cookie(ATTEMPT))
                .isNotEqualTo(issuer.asked().get("state"))
                .isNotEqualTo(issuer.asked().get("nonce"));
    }

    @Test
    void givesANewSessionAndTakesAnAnswerOnce() {
        String account = account("carl");
        issuer.signsIn("carl", AS_IT_IS);
        PageClient visitor = new PageClient(gateway);
        visitor.cookies().put(SESSION, "B".repeat(43));
        URI back = toIssuer(visitor, "");
        String attempt = visitor.cookie(ATTEMPT);

        assertThat(visitor.get(back).header("Location")).isEqualTo("/settings");
        assertThat(visitor.cookie(SESSION)).isNotEqualTo("B".repeat(43));
        assertThat(visitor.get("/settings").text()).contains(account);
        assertThat(visitor.cookies()).doesNotContainKey(ATTEMPT);

        assertThat(visitor.get(back).status()).isEqualTo(403);
        visitor.cookies().put(ATTEMPT, attempt);
        assertThat(visitor.get(back).status()).as("the code is used up").isEqualTo(403);
    }

    @Test
    void takesNoAnswerToSomebodyElsesSignIn() {
        account("mallory");
        issuer.signsIn("mallory", AS_IT_IS);
        URI theirs = toIssuer(new PageClient(gateway), "");
        PageClient victim = new PageClient(gateway);

        assertThat(victim.get(theirs).status()).isEqualTo(403);
        start(victim, "");
        assertThat(victim.get(theirs).status()).isEqualTo(403);
        assertThat(victim.signedIn()).isFalse();
    }

    @Test
    void takesNoTokenThatIsNotForThisSignIn() throws JOSEException {
        account("dora");
        assertRefused(claims -> claims.claim("nonce", "another"));
        assertRefused(claims -> claims.claim("nonce", null));
        assertRefused(claims -> claims.audience("another client"));
        assertRefused(claims -> claims.issuer("https://other.example"));
        assertRefused(claims -> claims.expirationTime(Date.from(Instant.now().minusSeconds(600))));
        issuer.signsIn("dora", AS_IT_IS).signsWithAnotherKey();
        assertRefused();
        issuer.signsIn("dora", AS_IT_IS).refuses("access_denied");
        assertRefused();
        issuer.signsIn("dora", AS_IT_IS);
        PageClient visitor = new PageClient(gateway);
        assertThat(visitor.get(toIssuer(visitor, "")).status()).isEqualTo(303);
    }

    @Test
    void tellsWhomToLinkWhenNobodyIsLinked() {
        issuer.signsIn("<b>nobody</b>", AS_IT_IS);
        PageClient visitor = new PageClient(gateway);

        HttpAnswer answer = visitor.get(toIssuer(visitor, ""));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.text())
                .contains("--issuer " + issuer.url(), "--subject &lt;b&gt;nobody&lt;/b&gt;")
                .doesNotContain("<b>");
        assertThat(visitor.signedIn()).isFalse();
    }

    @Test
    void asksAnewBeforeAKeyWhenTheSignInIsOldAndTakesNoOldOneForIt() {
        String account = account("erna");
        long hourAgo = Instant.now().getEpochSecond() - 3600;
        issuer.signsIn("erna", claims -> claims.claim("auth_time", hourAgo));
        PageClient visitor = new PageClient(gateway);
        visitor.get(toIssuer(visitor, ""));
        String session = visitor.cookie(SESSION);

        HttpAnswer refused = visitor.post("/settings/keys", Map.of("token", visitor.token(), "name", "k"));
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.json().path("signIn").asText()).isEqualTo("/settings/sign-in/start?again");
        assertThat(visitor.get("/settings").text()).contains("Confirm that it is you", "/settings/sign-in/start?again");

        assertThat(visitor.get(toIssuer(visitor, "?again")).status())
                .as("the issuer did not ask")
                .isEqualTo(403);
        assertThat(issuer.asked()).containsEntry("max_age", "0").containsEntry("prompt", "login");
        issuer.signsIn("erna", claims -> claims.claim("auth_time", null));
        assertThat(visitor.get(toIssuer(visitor, "?again")).status())
                .as("the issuer does not say")
                .isEqualTo(403);

        issuer.signsIn("erna", AS_IT_IS);
        assertThat(visitor.get(toIssuer(visitor, "?again")).header("Location")).isEqualTo("/settings#create-key");
        assertThat(visitor.cookie(SESSION)).isNotEqualTo(session);
        assertThat(visitor.post("/settings/keys", Map.of("token", visitor.token(), "name", "k"))
                        .status())
                .isEqualTo(200);
        assertThat(gateway.gateway().beans().keys().list(account)).hasSize(1);
    }

    @Test
    void opensTheDialogAgainForWhoHasProvedThemselves() {
        try (AccountOwner owner = AccountOwner.of(gateway, "Journal", Plan.PRO, 10, ColorScheme.LIGHT)) {
            link(owner.account(), "frida");
            long hourAgo = Instant.now().getEpochSecond() - 3600;
            issuer.signsIn("frida", claims -> claims.claim("auth_time", hourAgo));
            owner.open("/settings/sign-in/start");
            owner.button("Create key").click();
            assertThat(owner.dialog()).containsText("Confirm that it is you");
            owner.seesNothingInaccessible("proof anew");

            issuer.signsIn("frida", AS_IT_IS);
            owner.dialog().getByText("Sign in again").click();

            assertThat(owner.nameOfKey()).isFocused();
            assertThat(owner.page()).hasURL(gateway.address("/settings").toString());
        }
    }

    @Test
    void saysSoWhenTheIssuerDoesNotAnswer() {
        int port = TestFork.freePort();
        try (TestGateway alone = TestGateway.with(
                "preflight.public.url", "http://127.0.0.1:1",
                "preflight.settings.oidc.issuer.url", "http://127.0.0.1:" + port,
                "preflight.settings.oidc.client-id", "settings")) {
            HttpAnswer answer = new PageClient(alone).get("/settings/sign-in/start");

            assertThat(answer.status()).isEqualTo(502);
            assertThat(answer.text()).contains("The sign-in service does not answer");
            assertThat(new PageClient(alone).get("/settings/sign-in").status()).isEqualTo(200);
        }
    }

    @Test
    void needsToKnowItsClientAndItsOwnAddress() {
        assertThatThrownBy(() -> Settings.load(
                        Map.of(), Map.of("preflight.settings.oidc.issuer.url", "https://login.example/realms/journal")))
                .hasMessageContaining("preflight.settings.oidc.client-id")
                .hasMessageContaining("preflight.public.url");
    }

    private static void assertRefused(Consumer<JWTClaimsSet.Builder> claims) {
        issuer.signsIn("dora", claims);
        assertRefused();
    }

    private static void assertRefused() {
        PageClient visitor = new PageClient(gateway);
        assertThat(visitor.get(toIssuer(visitor, "")).status()).isEqualTo(403);
        assertThat(visitor.signedIn()).isFalse();
    }

    /** Begins a sign-in; where the browser is sent. */
    private static URI start(PageClient visitor, String again) {
        return URI.create(visitor.get("/settings/sign-in/start" + again).header("Location"));
    }

    /** Goes to the issuer; where the browser is sent back to. */
    private static URI toIssuer(PageClient visitor, String again) {
        return URI.create(visitor.get(start(visitor, again)).header("Location"));
    }

    private static String account(String subject) {
        String account = gateway.gateway().beans().accounts().create("Journal", Plan.PRO, 10);
        link(account, subject);
        return account;
    }

    private static void link(String account, String subject) {
        gateway.gateway().beans().accounts().link(account, issuer.url(), subject);
    }
}
