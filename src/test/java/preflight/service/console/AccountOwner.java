package preflight.service.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import preflight.access.account.Plan;
import preflight.gateway.GatewayBeans;
import preflight.service.TestGateway;

/** The owner of an account at the settings page, in a separate browser profile. */
final class AccountOwner implements AutoCloseable {
    private final TestGateway gateway;
    private final String account;
    private final BrowserContext profile;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();

    private AccountOwner(TestGateway gateway, String account, BrowserContext profile) {
        this.gateway = gateway;
        this.account = account;
        this.profile = profile;
        this.page = profile.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.text().contains("Content Security Policy")) {
                complaints.add(message.text());
            }
        });
    }

    /** The owner of a new account, not signed in. */
    static AccountOwner of(TestGateway gateway, String name, Plan plan, long credits, ColorScheme colours) {
        String account = gateway.gateway().beans().accounts().create(name, plan, credits);
        return new AccountOwner(gateway, account, Chromium.profile(colours));
    }

    /** The owner of a new account on the Pro plan, signed in. */
    static AccountOwner signedIn(TestGateway gateway) {
        return of(gateway, "Journal of Tests", Plan.PRO, 1000, ColorScheme.LIGHT)
                .signIn();
    }

    AccountOwner signIn() {
        page.navigate(link());
        button("Sign in with the link").click();
        page.waitForURL("**/settings");
        return this;
    }

    AccountOwner open(String path) {
        page.navigate(gateway.address(path).toString());
        return this;
    }

    /** Creates a key through the page as far as the dialog that shows it; returns the key. */
    String create(String name) {
        button("Create key").click();
        nameOfKey().fill(name);
        page.keyboard().press("Enter");
        newKey().waitFor();
        return shownKey().inputValue();
    }

    AccountOwner saved() {
        button("I have saved it").click();
        news("created");
        return this;
    }

    /** Waits until the page shows this message. */
    AccountOwner news(String part) {
        page.locator("[role=status]")
                .filter(new Locator.FilterOptions().setHasText(part))
                .first()
                .waitFor();
        return this;
    }

    Locator newKey() {
        return page.locator("#new-key[open]");
    }

    Locator nameOfKey() {
        return page.getByRole(
                AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Name").setExact(true));
    }

    Locator shownKey() {
        return page.getByLabel("API key", new Page.GetByLabelOptions().setExact(true));
    }

    /** Asserts that axe-core finds nothing wrong in what is shown now. */
    void seesNothingInaccessible(String where) {
        List<Rule> violations = new AxeBuilder(page)
                .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                .analyze()
                .getViolations();
        assertThat(violations)
                .as(where)
                .extracting(
                        rule -> rule.getId() + " " + rule.getNodes().getFirst().getHtml())
                .isEmpty();
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator dialog() {
        return page.locator("dialog[open]");
    }

    String text() {
        return page.locator("main").innerText();
    }

    String link() {
        return beans().signInLinks().create(account).toString();
    }

    String account() {
        return account;
    }

    Page page() {
        return page;
    }

    GatewayBeans beans() {
        return gateway.gateway().beans();
    }

    /** Closes the browser; nothing may have broken the policy of the page or its script. */
    @Override
    public void close() {
        profile.close();
        assertThat(complaints).isEmpty();
    }
}
