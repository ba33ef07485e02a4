package preflight.service.console;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.Plan;
import preflight.manuscript.fixture.SampleManuscripts;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** The page that checks a file, as people use it, in a real browser. */
class ReportPageIT {
    private static final String MARKUP = "<img src=x onerror=alert(1)><script>alert(2)</script>{{ 7 * 7 }}";

    private final TestGateway gateway = TestGateway.shared();
    private final List<AccountOwner> owners = new ArrayList<>();

    @AfterEach
    void leave() {
        owners.forEach(AccountOwner::close);
    }

    @Test
    void showsTheReportOnAFileThatIsChosenAndChargesForIt() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT);
        owner.page().getByText("Check a file").click();
        assertThat(owner.page()).hasURL(gateway.address("/report").toString());
        assertThat(owner.text()).contains(".docx", "40 MB", "200,000 characters", "1,000 credits");

        choose(owner, "mill.txt", Samples.manuscript("The mill", List.of(Samples.KNOWN, Samples.RETRACTED)));
        owner.button("Check").click();

        Page page = owner.page();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("The mill");
        assertThat(page.locator(".finding.alarm").first()).containsText("Wakefield");
        assertThat(page.locator("tr.good")).hasCount(2);
        assertThat(owner.beans().accounts().get(owner.account()).credits()).isEqualTo(1000 - 19);
        // Style and script of the report run under the policy it is served with.
        assertThat(page.locator("#filter")).isVisible();
        page.getByRole(AriaRole.SEARCHBOX).fill("nothing has this");
        assertThat(page.locator("#shown")).containsText("0 of");
    }

    @Test
    void isReachedByALinkOfSomebodyWhoWasSentToSignInFirst() {
        AccountOwner owner = AccountOwner.of(gateway, "Journal of Tests", Plan.PRO, 1000, ColorScheme.LIGHT);
        owners.add(owner);
        owner.open("/report");
        assertThat(owner.page()).hasURL(gateway.address("/settings/sign-in").toString());

        owner.page().getByLabel("Sign-in link").fill(owner.link());
        owner.page().keyboard().press("Enter");

        assertThat(owner.page()).hasURL(gateway.address("/report").toString());
    }

    @Test
    void takesAWordFileThatIsDropped() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT).open("/report");
        byte[] docx = SampleManuscripts.named("Word, in a table").content();
        Object transfer = owner.page()
                .evaluateHandle(
                        "bytes => { const t = new DataTransfer();"
                                + " t.items.add(new File([Uint8Array.from(bytes)], 'table.docx')); return t; }",
                        ints(docx));

        owner.page().dispatchEvent("h1", "dragover", java.util.Map.of("dataTransfer", transfer));
        assertThat(owner.page().locator("#drop")).hasClass("drop over");
        owner.page().dispatchEvent("h1", "drop", java.util.Map.of("dataTransfer", transfer));
        assertThat(owner.button("Check")).isFocused();
        owner.page().keyboard().press("Enter");

        assertThat(owner.page().locator(".facts")).containsText("table.docx · Word");
    }

    @Test
    void isWorkedByKeyboardAlone() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT).open("/report");
        Page page = owner.page();
        // The browser is told early that choosing a file is the test's: told with the key itself, it may learn it too
        // late.
        page.onFileChooser(chooser ->
                chooser.setFiles(file("a.txt", Samples.manuscript("By keyboard", List.of(Samples.KNOWN)))));
        page.getByText("Skip to content").focus();
        page.keyboard().press("Enter");
        page.keyboard().press("Tab");
        assertThat(page.locator("#file")).isFocused();
        page.keyboard().press("Space");
        assertThat(page.locator("#file")).hasValue(Pattern.compile(".*a\\.txt"));
        page.keyboard().press("Tab");
        assertThat(owner.button("Check")).isFocused();
        page.keyboard().press("Enter");

        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("By keyboard");
    }

    @Test
    void worksWithoutScript() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT);
        owner.page().route("**/*.js", com.microsoft.playwright.Route::abort);
        owner.open("/report");

        choose(owner, "plain.txt", Samples.manuscript("Plain", List.of(Samples.KNOWN)));
        owner.button("Check").click();

        assertThat(owner.page().getByRole(AriaRole.HEADING, level(1))).hasText("Plain");
    }

    @Test
    void tellsWhatIsWrongWithAFileAndTakesAnother() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT).open("/report");
        choose(owner, "empty.txt", "");
        owner.button("Check").click();
        assertThat(owner.page().getByRole(AriaRole.ALERT)).hasText("empty.txt is empty.");

        owner.open("/report");
        choose(owner, "then.txt", Samples.manuscript("Then this", List.of()));
        owner.button("Check").click();
        assertThat(owner.page().getByRole(AriaRole.HEADING, level(1))).hasText("Then this");

        owner.page().goBack();
        assertThat(owner.button("Check")).not().hasAttribute("aria-disabled", "true");
        assertThat(owner.page().locator("#checking")).isEmpty();
    }

    @Test
    void sendsNoFileThatIsTooLargeAnyway() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT).open("/report");
        owner.page().evaluate("""
                () => {
                  const t = new DataTransfer();
                  t.items.add(new File([new Uint8Array(41 * 1024 * 1024)], 'large.pdf'));
                  document.getElementById('file').files = t.files;
                }""");
        List<String> sent = new ArrayList<>();
        // Posted only: the browser asks for the page's icon whenever it likes.
        owner.page().onRequest(request -> {
            if (request.method().equals("POST")) {
                sent.add(request.url());
            }
        });

        owner.button("Check").click();

        assertThat(owner.page().getByRole(AriaRole.ALERT)).containsText("large.pdf is larger than a file may be");
        assertThat(sent).isEmpty();
    }

    @Test
    void showsMarkupOfAFileAndItsNameAsTextAndRunsNothingOfIt() {
        AccountOwner owner = newOwner(ColorScheme.LIGHT).open("/report");
        List<String> alerts = new ArrayList<>();
        owner.page().onDialog(dialog -> {
            alerts.add(dialog.message());
            dialog.dismiss();
        });
        String name = "<img src onerror>.txt";

        choose(owner, name, "");
        owner.button("Check").click();
        assertThat(owner.page().getByRole(AriaRole.ALERT)).hasText(name + " is empty.");
        choose(owner, name, Samples.manuscript(MARKUP, List.of(MARKUP + " (2019). " + MARKUP + ". Nature, 1, 2-3.")));
        owner.button("Check").click();

        assertThat(owner.page().getByRole(AriaRole.HEADING, level(1))).containsText("<script>alert(2)</script>");
        assertThat(owner.page().locator(".facts")).containsText(name);
        assertThat(owner.page().locator("table")).containsText("onerror=alert(1)");
        assertThat(owner.page().locator("main img, main script, header img, header script"))
                .hasCount(0);
        assertThat(alerts).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void hasNothingThatAxeFindsWrong(ColorScheme colours) {
        AccountOwner owner = newOwner(colours).open("/report");
        assertNoViolation(owner.page(), "form");
        choose(owner, "empty.txt", "");
        owner.button("Check").click();
        assertThat(owner.page().getByRole(AriaRole.ALERT)).containsText("is empty");
        assertNoViolation(owner.page(), "refusal");
        choose(
                owner,
                "mill.txt",
                Samples.manuscript("The mill", List.of(Samples.KNOWN, Samples.RETRACTED, Samples.INVENTED)));
        owner.button("Check").click();
        assertThat(owner.page().locator(".facts")).containsText("mill.txt");
        assertNoViolation(owner.page(), "report");
    }

    @ParameterizedTest
    @ValueSource(ints = {1280, 640, 320})
    void fitsScreensDownToAQuarterOfADesktopAsAtFourfoldZoom(int width) {
        AccountOwner owner = newOwner(ColorScheme.LIGHT);
        owner.page().setViewportSize(width, 512);
        owner.open("/report");

        assertThat(owner.page().evaluate("() => document.documentElement.scrollWidth"))
                .isEqualTo(width);
    }

    private static void assertNoViolation(Page page, String where) {
        assertThat(new AxeBuilder(page)
                        .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"))
                        .analyze()
                        .getViolations())
                .as(where)
                .extracting(
                        rule -> rule.getId() + " " + rule.getNodes().getFirst().getHtml())
                .isEmpty();
    }

    private AccountOwner newOwner(ColorScheme colours) {
        AccountOwner owner = AccountOwner.of(gateway, "Journal of Tests", Plan.PRO, 1000, colours);
        owners.add(owner);
        return owner.signIn();
    }

    private static void choose(AccountOwner owner, String name, String content) {
        owner.page().getByLabel("Manuscript or reference list").setInputFiles(file(name, content));
    }

    private static FilePayload file(String name, String content) {
        return new FilePayload(name, "application/octet-stream", content.getBytes(StandardCharsets.UTF_8));
    }

    private static Page.GetByRoleOptions level(int level) {
        return new Page.GetByRoleOptions().setLevel(level);
    }

    private static List<Integer> ints(byte[] bytes) {
        List<Integer> ints = new ArrayList<>();
        for (byte b : bytes) {
            ints.add(b & 0xFF);
        }
        return ints;
    }
}
