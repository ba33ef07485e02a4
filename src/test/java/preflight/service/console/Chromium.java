package preflight.service.console;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * The machine's own Chromium, one for all tests. Without one the tests that need it are skipped, unless BROWSER_TESTS is
 * "required", as in CI.
 */
final class Chromium {
    private static final Optional<Path> EXECUTABLE = Stream.of(
                    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
            .map(Path::of)
            .filter(Files::isExecutable)
            .findFirst();

    /** How long a page may take to come to look as expected: as long as Playwright waits for everything else. */
    private static final double TIMEOUT_MS = 30_000;

    private Chromium() {}

    /** A fresh profile: no cookie, no cache. */
    static BrowserContext profile(ColorScheme colours) {
        boolean required = "required".equals(System.getenv("BROWSER_TESTS"));
        Assumptions.assumeTrue(
                required || EXECUTABLE.isPresent(), "no Chromium on this machine (apt-get install chromium)");
        return Running.BROWSER.newContext(new Browser.NewContextOptions()
                .setColorScheme(colours)
                .setViewportSize(1280, 800)
                .setPermissions(List.of("clipboard-read", "clipboard-write")));
    }

    private static final class Running {
        static final Playwright PLAYWRIGHT = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        static final Browser BROWSER = PLAYWRIGHT
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(EXECUTABLE.orElseThrow(
                                () -> new AssertionError("BROWSER_TESTS=required, but there is no Chromium")))
                        // Tests may run as root, where Chromium's sandbox does not start.
                        .setArgs(List.of("--no-sandbox")));

        static {
            // Five seconds, its default, are few on a busy machine.
            PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MS);
            Runtime.getRuntime().addShutdownHook(new Thread(PLAYWRIGHT::close));
        }
    }
}
