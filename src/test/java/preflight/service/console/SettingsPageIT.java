package preflight.service.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.Plan;
import preflight.service.LogCapture;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** The settings page as people use it, in a real browser. */
class SettingsPageIT {
    private static final String MARKUP = "<img src=x onerror=alert(1)>\"><script>alert(2)</script>{{ 7 * 7 }}'";

    private final TestGateway gateway = TestGateway.shared();
    private final List<AccountOwner> owners = new ArrayList<>();

    @AfterEach
    void leave() {
        owners.forEach(AccountOwner::close);
    }

    @Test
    void signsInOnceWithALinkWhoseSecretLeavesTheAddressAtOnce() {
        AccountOwner owner = newOwner(Plan.PRO, ColorScheme.LIGHT);
        String link = owner.link();
        Page page = owner.page();

        page.navigate(link);
        assertThat(page).hasURL(gateway.address("/settings/sign-in").toString());
        assertThat(owner.text()).contains("Your sign-in link is ready");
        page.navigate(gateway.address("/settings").toString());
        assertThat(page).hasURL(gateway.address("/settings/sign-in").toString());

        // To look at a link is not to use it.
        page.navigate(link);
        owner.button("Sign in with the link").click();
        assertThat(page).hasURL(gateway.address("/settings").toString());
        assertThat(page.locator(".account")).hasText("Journal of Tests");

        owner.button("Sign out").click();
        page.navigate(link);
        owner.button("Sign in with the link").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("used already, has expired");
        owner.open("/settings");
        assertThat(page).hasURL(gateway.address("/settings/sign-in").toString());
    }

    @Test
    void takesALinkThatIsPasted() {
        AccountOwner owner = newOwner(Plan.PRO, ColorScheme.LIGHT).open("/settings/sign-in");

        owner.page().getByLabel("Sign-in link").fill("  " + owner.link() + " ");
        owner.page().keyboard().press("Enter");

        assertThat(owner.page()).hasURL(gateway.address("/settings").toString());
    }

    @Test
    void createsAKeyThatIsShownOnceAndWorksAtOnce() {
        AccountOwner owner = signedIn();
        assertThat(owner.text()).contains("0 of 10 active", "No active keys yet");

        String key = owner.create("nightly import");

        assertThat(key).matches("pf_live_[0-9A-Za-z]{49}");
        assertThat(client(owner, key).verify(List.of()).status()).isEqualTo(200);
        assertThat(owner.newKey()).containsText("only this once");
        owner.saved();
        assertThat(owner.text())
                .contains("1 of 10 active", "nightly import", "pf_live_…" + key.substring(key.length() - 4))
                .doesNotContain(key);
        assertThat(owner.button("Create key")).isFocused();
        assertThat(owner.beans().keys().list(owner.account()).getFirst().name()).isEqualTo("nightly import");
    }

    @Test
    void keepsANewKeyOutOfAddressStorageHistoryLogAndReload() {
        try (LogCapture log = new LogCapture()) {
            AccountOwner owner = signedIn();
            Page page = owner.page();
            List<String> addresses = new ArrayList<>();
            page.onRequest(request -> addresses.add(request.url()));
            String key = owner.create("secret");
            String stored = "() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie"
                    + " + JSON.stringify(history.state) + location.href";
            assertThat((String) page.evaluate(stored)).doesNotContain(key).doesNotContain("pf_live_");
            assertThat(page.evaluate("() => indexedDB.databases()").toString()).isEqualTo("[]");
            assertThat(page.content()).doesNotContain(key);

            page.reload();

            assertThat(owner.newKey()).hasCount(0);
            assertThat(page.content()).doesNotContain(key);
            assertThat(page.locator("#new-key-value").inputValue()).isEmpty();
            page.goBack();
            assertThat(page.content()).doesNotContain(key);
            assertThat(addresses).isNotEmpty().noneMatch(address -> address.contains("pf_live_"));
            assertThat(log.lines()).isNotEmpty().noneMatch(line -> line.contains(key));
        }
    }

    @Test
    void copiesAKeyAndSaysSoAloud() {
        AccountOwner owner = signedIn();
        String key = owner.create("to copy");
        assertThat(owner.page().evaluate("() => getSelection().toString()")).isEqualTo(key);

        owner.button("Copy key").click();

        owner.news("Copied to the clipboard.");
        assertThat(owner.page().evaluate("() => navigator.clipboard.readText()"))
                .isEqualTo(key);
    }

    @Test
    void holdsANewKeyOpenUntilItIsSaidToBeSaved() {
        AccountOwner owner = signedIn();
        String key = owner.create("to keep");

        owner.page().keyboard().press("Escape");
        owner.page().keyboard().press("Escape");
        owner.page().mouse().click(5, 5);
        assertThat(owner.newKey()).isVisible();
        assertThat(owner.shownKey()).hasValue(key);

        owner.saved();
        assertThat(owner.newKey()).hasCount(0);
        assertThat(owner.page().locator("#new-key-value").inputValue()).isEmpty();
    }

    @Test
    void revokesAKeyAfterNamingItAndItsLastUse() {
        AccountOwner owner = signedIn();
        TestGateway.Client client = client(owner, owner.create("old laptop"));
        owner.saved();
        assertThat(client.verify(List.of()).status()).isEqualTo(200);
        await().until(() ->
                owner.beans().keys().list(owner.account()).getFirst().lastUsedAt() != null);
        owner.open("/settings");

        owner.button("Revoke old laptop").click();
        assertThat(owner.dialog()).containsText("Revoke “old laptop”?");
        assertThat(owner.dialog()).containsText("was last used just now");
        owner.page().keyboard().press("Escape");
        assertThat(client.verify(List.of()).status()).isEqualTo(200);

        owner.button("Revoke old laptop").click();
        owner.button("Revoke key").click();
        owner.news("“old laptop” is revoked.");
        assertThat(owner.text()).contains("0 of 10 active", "Revoked keys (1)");
        assertThat(client.verify(List.of()).status()).isEqualTo(401);
    }

    @Test
    void offersNoEleventhKeyAndTellsWhenAnotherTabWasFaster() {
        AccountOwner owner = signedIn();
        for (int i = 1; i < 10; i++) {
            owner.beans().keys().create(owner.account(), "key " + i);
        }
        owner.open("/settings");
        owner.button("Create key").click();
        owner.nameOfKey().fill("one too many");
        owner.beans().keys().create(owner.account(), "from another tab");
        owner.page().keyboard().press("Enter");
        assertThat(owner.dialog()).containsText("The account has 10 active keys, the maximum. Revoke one first.");

        owner.open("/settings");
        assertThat(owner.text()).contains("10 of 10 active", "Revoke one to create another");
        owner.button("Create key").click(new Locator.ClickOptions().setForce(true));
        assertThat(owner.dialog()).hasCount(0);
    }

    @Test
    void tellsWhatIsWrongWithAName() {
        AccountOwner owner = signedIn();
        owner.button("Create key").click();
        owner.nameOfKey().fill("in\u200bvisible");
        owner.page().keyboard().press("Enter");

        assertThat(owner.dialog()).containsText("A name has no control or invisible characters.");
        assertThat(owner.beans().keys().list(owner.account())).isEmpty();
    }

    @Test
    void tellsWhyTheKeysOfAFreeAccountArePaused() {
        AccountOwner owner = newOwner(Plan.FREE, ColorScheme.LIGHT);
        owner.beans().keys().create(owner.account(), "waiting");
        owner.signIn();

        assertThat(owner.text()).contains("valid but paused", "needs the Pro or Max plan", "Paused");
        owner.beans().accounts().setPlan(owner.account(), Plan.MAX);
        owner.open("/settings");
        assertThat(owner.text()).doesNotContain("paused").contains("Active");
    }

    @Test
    void promisesNothingOfAKeyThatIsPausedFromTheStart() {
        AccountOwner owner = newOwner(Plan.FREE, ColorScheme.LIGHT);
        owner.signIn();

        owner.create("early");
        owner.saved();

        assertThat(owner.page().locator("[role=status]").getByText("“early”")).hasText("“early” is created.");
        assertThat(owner.text()).contains("Paused");
    }

    @Test
    void showsPlanBalanceUsageAndLedgerAndGivesItAsCsv() throws IOException {
        AccountOwner owner = newOwner(Plan.MAX, ColorScheme.LIGHT);
        String key = owner.beans().keys().create(owner.account(), "k").key().reveal();
        client(owner, key).detect(Samples.prose(4));
        client(owner, key).check(Samples.prose(4), List.of(Samples.KNOWN));
        for (int i = 0; i < 30; i++) {
            owner.beans().ledger().grant(owner.account(), 1);
        }
        owner.signIn().open("/settings/usage");
        Page page = owner.page();

        assertThat(owner.text()).contains("Max", "1,000", "30\ncredits charged", "Full check", "Credits granted", "+1");
        assertThat(page.locator(".scroll tbody tr")).hasCount(25);
        page.getByText("Older entries").click();
        assertThat(page.locator(".scroll tbody tr")).hasCount(8);
        assertThat(page.locator(".scroll")).containsText("AI-writing detection");

        Download download =
                page.waitForDownload(() -> page.getByText("Download CSV").click());
        assertThat(download.suggestedFilename()).isEqualTo("preflight-ledger-" + owner.account() + ".csv");
        List<String> lines = new String(download.createReadStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(lines).hasSize(34);
        assertThat(lines.getFirst()).isEqualTo("entry,time,kind,operation,credits,balance");
        assertThat(lines.get(1)).matches("\\d+,2\\S+Z,grant,,1,1000");
        assertThat(lines.get(31)).matches("\\d+,2\\S+Z,charge,checkManuscript,-19,970");
        assertThat(lines.getLast()).matches("\\d+,2\\S+Z,grant,,1000,1000");
    }

    @Test
    void tellsHowToConnectInWordsToCopy() {
        AccountOwner owner = signedIn().open("/settings/connect");
        String mcp = gateway.address("/v1/mcp").toString();

        assertThat(owner.text()).contains(mcp, "claude mcp add --transport http preflight " + mcp, "X-API-Key");
        owner.button("Copy the command for Claude Code").click();
        owner.news("Copied");
        assertThat(owner.page().evaluate("() => navigator.clipboard.readText()"))
                .isEqualTo("claude mcp add --transport http preflight " + mcp + " --header \"X-API-Key: $KEY\"");
    }

    @Test
    void showsNamesAsTheyAreAndRunsNothingOfThem() {
        AccountOwner owner = AccountOwner.of(gateway, MARKUP, Plan.PRO, 10, ColorScheme.LIGHT);
        owners.add(owner);
        List<String> alerts = new ArrayList<>();
        owner.page().onDialog(dialog -> {
            alerts.add(dialog.message());
            dialog.dismiss();
        });
        owner.signIn();

        owner.create(MARKUP);
        owner.saved();
        assertThat(owner.page().locator(".account")).hasText(MARKUP);
        assertThat(owner.page().locator("tbody th.name")).hasText(MARKUP);
        owner.news("“" + MARKUP + "” is created");
        owner.button("Revoke " + MARKUP).click();
        assertThat(owner.dialog().locator("h2")).hasText("Revoke “" + MARKUP + "”?");
        owner.button("Revoke key").click();
        owner.news("“" + MARKUP + "” is revoked.");
        assertThat(owner.page().locator("main img, main script")).hasCount(0);
        assertThat(alerts).isEmpty();
    }

    @Test
    void isWorkedByKeyboardAlone() {
        AccountOwner owner = newOwner(Plan.PRO, ColorScheme.LIGHT);
        Page page = owner.page();
        page.navigate(owner.link());
        page.keyboard().press("Enter");
        page.waitForURL("**/settings");

        page.keyboard().press("Tab");
        assertThat(page.getByText("Skip to content")).isFocused();
        page.keyboard().press("Enter");
        page.keyboard().press("Tab");
        assertThat(owner.button("Create key")).isFocused();
        page.keyboard().press("Enter");
        assertThat(owner.nameOfKey()).isFocused();
        page.keyboard().type("by keyboard");
        page.keyboard().press("Enter");
        owner.newKey().waitFor();
        assertThat(owner.shownKey()).isFocused();
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        owner.news("Copied");
        page.keyboard().press("Tab");
        assertThat(owner.button("I have saved it")).isFocused();
        page.keyboard().press("Enter");
        owner.news("created");
        page.keyboard().press("Tab");
        assertThat(owner.button("Revoke by keyboard")).isFocused();
        page.keyboard().press("Space");
        page.keyboard().press("Enter");
        owner.news("is revoked");
        assertThat(owner.beans().keys().list(owner.account())).noneMatch(preflight.access.key.KeyEntry::active);
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 768, 640, 320})
    void fitsScreensDownToAQuarterOfADesktopAsAtFourfoldZoom(int width) {
        AccountOwner owner = newOwner(Plan.FREE, ColorScheme.LIGHT);
        owner.beans()
                .keys()
                .create(owner.account(), "a-key-with-a-name-that-has-no-place-to-be-broken-at-all-in-a-cell");
        owner.signIn();
        Page page = owner.page();
        page.setViewportSize(width, 512);
        for (String path : List.of("/settings", "/settings/connect", "/settings/usage")) {
            owner.open(path);
            assertThat(page.evaluate("() => document.documentElement.scrollWidth"))
                    .as(path)
                    .isEqualTo(width);
        }
        owner.open("/settings");
        owner.create("narrow");
        for (String name : List.of("Copy key", "I have saved it")) {
            owner.button(name).scrollIntoViewIfNeeded();
            assertThat(owner.button(name)).isInViewport();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void hasNothingThatAxeFindsWrong(ColorScheme colours) {
        AccountOwner owner = newOwner(Plan.FREE, colours);
        owner.beans().keys().create(owner.account(), "first");
        owner.beans()
                .keys()
                .revoke(owner.beans().keys().create(owner.account(), "gone").id());
        Page page = owner.page();
        owner.open("/settings/sign-in");
        owner.seesNothingInaccessible("sign-in");
        owner.signIn();
        page.getByText("Revoked keys").click();
        owner.seesNothingInaccessible("keys");
        owner.button("Create key").click();
        owner.seesNothingInaccessible("create");
        page.keyboard().press("Escape");
        owner.create("second");
        owner.button("Copy key").click();
        owner.news("Copied");
        owner.seesNothingInaccessible("new key");
        owner.saved();
        owner.button("Revoke second").click();
        owner.seesNothingInaccessible("revoke");
        owner.open("/settings/connect");
        owner.seesNothingInaccessible("connect");
        owner.beans().accounts().setPlan(owner.account(), Plan.PRO);
        owner.beans().ledger().grant(owner.account(), 100);
        client(
                        owner,
                        owner.beans()
                                .keys()
                                .create(owner.account(), "third")
                                .key()
                                .reveal())
                .detect(Samples.prose(4));
        owner.open("/settings/usage");
        page.getByText("Day by day").click();
        owner.seesNothingInaccessible("usage");
        owner.open("/settings/sign-in/callback");
        owner.seesNothingInaccessible("refusal");
    }

    private AccountOwner signedIn() {
        AccountOwner owner = AccountOwner.signedIn(gateway);
        owners.add(owner);
        return owner;
    }

    private AccountOwner newOwner(Plan plan, ColorScheme colours) {
        AccountOwner owner = AccountOwner.of(gateway, "Journal of Tests", plan, plan == Plan.FREE ? 0 : 1000, colours);
        owners.add(owner);
        return owner;
    }

    private TestGateway.Client client(AccountOwner owner, String key) {
        return new TestGateway.Client(gateway, owner.account(), key);
    }
}
