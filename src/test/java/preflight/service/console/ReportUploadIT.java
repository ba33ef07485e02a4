package preflight.service.console;

import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.access.account.Plan;
import preflight.billing.LedgerEntry;
import preflight.cli.Commands;
import preflight.filecheck.CallPlan;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.CompanionFiles;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.fixture.HostileFiles;
import preflight.manuscript.fixture.HostileFiles.HostileFile;
import preflight.service.HttpAnswer;
import preflight.service.LogCapture;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.UpstreamStub;

/** What happens to a file that is sent to the page, over plain HTTP. */
class ReportUploadIT {
    private static final int CREDITS = 1000;
    private static final byte[] PAPER =
            bytes(Samples.manuscript("On pits", List.of(Samples.KNOWN, Samples.RETRACTED, Samples.INVENTED)));

    private final TestGateway gateway = TestGateway.shared();
    private final String account = gateway.gateway().beans().accounts().create("Journal", Plan.PRO, CREDITS);

    @TempDir
    private Path folder;

    @Test
    void isTheReportOfTheCommandAndCostsWhatRestCosts() throws IOException {
        PageClient owner = PageClient.of(gateway, account);
        TestGateway.Client client = gateway.client(Plan.PRO, CREDITS);
        Path paper = Files.write(folder.resolve("paper.txt"), PAPER);
        Path key = Files.writeString(folder.resolve("key"), client.key());
        Path report = folder.resolve("report.html");

        HttpAnswer page = owner.upload("paper.txt", PAPER, owner.token());

        assertThat(page.status()).isEqualTo(200);
        Commands.execute(
                "check",
                paper.toString(),
                "--format",
                "html",
                "--output",
                report.toString(),
                "--url",
                gateway.address("").toString(),
                "--key-file",
                key.toString());
        assertThat(page.text()).isEqualTo(Files.readString(report));
        ManuscriptContent read = ManuscriptFiles.read("paper.txt", PAPER, CompanionFiles.NONE);
        TestGateway.Client rest = gateway.client(Plan.PRO, CREDITS);
        assertThat(rest.check(read.body(), read.referenceTexts()).status()).isEqualTo(200);
        assertThat(credits()).isEqualTo(rest.credits()).isLessThan(CREDITS);
        assertThat(charges(account)).isEqualTo(charges(rest.account())).hasSize(1);
        assertThat(gateway.gateway().beans().accounts().get(account).held()).isZero();
    }

    @Test
    void isServedUnderThePolicyOfTheReportAndKeptNowhere() {
        PageClient owner = PageClient.of(gateway, account);

        HttpAnswer page = owner.upload("paper.txt", PAPER, owner.token());

        assertThat(page.headers().allValues("Content-Security-Policy")).hasSize(1);
        assertThat(page.header("Content-Security-Policy"))
                .matches("default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none';"
                        + " form-action 'none'; frame-ancestors 'none'");
        assertThat(page.header("Cache-Control")).isEqualTo("no-store");
        assertThat(page.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(page.header("Content-Type")).isEqualTo("text/html; charset=utf-8");
    }

    @Test
    void writesNothingOfAFileToLogOrDisk() throws IOException {
        PageClient owner = PageClient.of(gateway, account);
        String token = owner.token();
        try (LogCapture log = new LogCapture()) {
            assertThat(owner.upload("quillfeather.txt", PAPER, token).status()).isEqualTo(200);
            assertThat(owner.upload("quillfeather.pdf", PAPER, token).status()).isEqualTo(422);
            assertThat(log.lines())
                    .anyMatch(line -> line.contains("/report"))
                    .noneMatch(line -> line.contains("thumb print"))
                    .noneMatch(line -> line.toLowerCase(java.util.Locale.ROOT).contains("quillfeather"));
        }
        // Where the server's own handling of forms would put files.
        assertThat(Path.of("file-uploads"))
                .satisfiesAnyOf(
                        f -> assertThat(f).doesNotExist(), f -> assertThat(f).isEmptyDirectory());
    }

    @Test
    void leadsWhoeverIsNotSignedInToTheSignInAndReadsNothing() {
        assertThat(new PageClient(gateway).get("/report").header("Location")).isEqualTo("/settings/sign-in");
        HttpAnswer answer = new PageClient(gateway).upload("paper.txt", PAPER, "token");

        assertThat(answer.status()).isEqualTo(303);
        assertThat(answer.header("Location")).isEqualTo("/settings/sign-in");
    }

    @Test
    void refusesFormsThatItsOwnPageDidNotSend() {
        PageClient owner = PageClient.of(gateway, account);
        String token = owner.token();

        assertThat(owner.upload("paper.txt", PAPER, "").status()).isEqualTo(403);
        assertThat(owner.upload(
                                "paper.txt",
                                PAPER,
                                PageClient.of(gateway, account).token())
                        .status())
                .isEqualTo(403);
        for (Map<String, String> from : List.of(
                Map.of("Sec-Fetch-Site", "cross-site"),
                Map.of("Sec-Fetch-Site", "same-site"),
                Map.of("Origin", "https://evil.example"))) {
            byte[] form = PageClient.form("paper.txt", PAPER, token);
            assertThat(owner.upload("/report", "check-boundary", form, from).status())
                    .as(from.toString())
                    .isEqualTo(403);
        }
        assertThat(owner.post("/report", Map.of("name", "no file, no token"), Map.of())
                        .status())
                .isEqualTo(403);
        assertThat(credits()).isEqualTo(CREDITS);
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void tellsWhyAFileIsNotCheckedAndChargesNothing(HostileFile hostile) {
        PageClient owner = PageClient.of(gateway, account);

        HttpAnswer answer = owner.upload(hostile.file(), hostile.content(), owner.token());

        assertThat(answer.status()).isIn(413, 422);
        assertThat(answer.status() == 413).isEqualTo(hostile.file().startsWith("long."));
        assertThat(answer.text()).contains("role=\"alert\">", hostile.expectedMessage(), "id=\"check\"");
        assertThat(credits()).isEqualTo(CREDITS);
        assertThat(charges(account)).isEmpty();
    }

    static List<HostileFile> hostile() {
        return List.copyOf(HostileFiles.all().values());
    }

    @Test
    void asksForAFileWhenNoneWasChosen() {
        PageClient owner = PageClient.of(gateway, account);

        assertThat(owner.upload("", new byte[0], owner.token()).text()).contains("role=\"alert\">Choose a file first.");
        HttpAnswer noFile = owner.post("/report", Map.of("x", "y"), Map.of("X-Form-Token", owner.token()));
        assertThat(noFile.status()).isEqualTo(422);
        assertThat(noFile.text()).contains("role=\"alert\">Choose a file first.");
    }

    @Test
    void receivesFilesUpToTheLimitOfTheCommandAndAnswersThoseBeyond() {
        PageClient owner = PageClient.of(gateway, account);
        byte[] noise = new byte[ManuscriptFiles.MAX_BYTES];
        new Random(1).nextBytes(noise);

        HttpAnswer most = owner.upload("noise.pdf", noise, owner.token());
        assertThat(most.status()).isEqualTo(422);
        assertThat(most.text()).contains("noise.pdf is not a PDF");
        for (int more : List.of(1, 1024 * 1024)) {
            HttpAnswer beyond = owner.upload("noise.pdf", new byte[noise.length + more], owner.token());
            assertThat(beyond.status()).isEqualTo(413);
            assertThat(beyond.text()).contains("The file is larger than 40 MB");
        }
        assertThat(owner.upload("paper.txt", PAPER, owner.token()).status()).isEqualTo(200);
    }

    @Test
    void takesWhatIsNoFormForWhatItIs() {
        PageClient owner = PageClient.of(gateway, account);
        byte[] broken = bytes("--other\r\nContent-Disposition: nonsense\r\n\r\nx");

        HttpAnswer answer = owner.upload("/report", "check-boundary", broken, Map.of("X-Form-Token", owner.token()));

        assertThat(answer.status()).isBetween(400, 422);
        assertThat(owner.upload("../../etc/C:\\texts\\paper.txt", PAPER, owner.token())
                        .text())
                .contains("paper.txt · plain text")
                .doesNotContain("texts\\");
    }

    @Test
    void givesBackTheRoomOfAFormThatBreaksOff() throws IOException {
        PageClient owner = PageClient.of(gateway, account);
        for (int i = 0; i < 3; i++) {
            begin(gateway, owner).close();
        }

        assertThat(owner.upload("paper.txt", PAPER, owner.token()).status()).isEqualTo(200);
        assertThat(owner.upload("large.pdf", new byte[30 * 1024 * 1024], owner.token())
                        .status())
                .isEqualTo(422);
    }

    @Test
    void waitsForAFormNoLongerThanItIsTold() throws IOException {
        try (TestGateway impatient = TestGateway.with("preflight.report.upload-ms", "300")) {
            String here = impatient.gateway().beans().accounts().create("Journal", Plan.PRO, CREDITS);
            try (Socket socket = begin(impatient, PageClient.of(impatient, here))) {
                byte[] head = socket.getInputStream().readNBytes(12);
                assertThat(new String(head, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 400");
            }
        }
    }

    @Test
    void keepsToPlanCreditsAndRateAndSaysWhatWasNotChecked() {
        try (TestGateway strict = TestGateway.with("preflight.throttle.check-per-minute", "1")) {
            PageClient free = visitor(strict, Plan.FREE, 0);
            HttpAnswer noPlan = free.upload("paper.txt", PAPER, free.token());
            assertThat(noPlan.status()).isEqualTo(403);
            assertThat(noPlan.text()).contains("role=\"alert\">Checks are not in the Free plan");

            PageClient poor = visitor(strict, Plan.PRO, 3);
            HttpAnswer noCredits = poor.upload("paper.txt", PAPER, poor.token());
            assertThat(noCredits.status()).isEqualTo(402);
            assertThat(noCredits.text()).contains("role=\"alert\">").contains("19 credits");

            PageClient owner = visitor(strict, Plan.PRO, CREDITS);
            byte[] two = bytes(Samples.manuscript("Two calls", Samples.references(150)));
            HttpAnswer partial = owner.upload("two.txt", two, owner.token());
            assertThat(partial.status()).isEqualTo(200);
            assertThat(partial.text()).contains("References 101 to 150 were not checked", "id=\"reference-100\"");
            HttpAnswer again = owner.upload("paper.txt", PAPER, owner.token());
            assertThat(again.status()).isEqualTo(429);
            assertThat(again.header("Retry-After")).isEqualTo("60");
            assertThat(again.text()).contains("role=\"alert\">");
        }
    }

    @Test
    void splitsMoreReferencesThanACallTakes() {
        PageClient owner = PageClient.of(gateway, account);
        byte[] many = bytes(Samples.manuscript("Many", Samples.references(CallPlan.MAX_REFERENCES_PER_CALL + 20)));

        HttpAnswer answer = owner.upload("many.txt", many, owner.token());

        assertThat(answer.text()).contains("id=\"reference-120\"", "2 calls were needed");
        assertThat(charges(account)).containsExactlyInAnyOrder("checkManuscript -19", "checkManuscript -8");
    }

    @Test
    void reportsADetectorThatIsDownAndChargesNothingForIt() {
        try (UpstreamStub detector = new UpstreamStub().answering(serverError());
                TestGateway broken = TestGateway.with(
                        "preflight.detector.url", detector.url(),
                        "preflight.index.sources", "crossref",
                        "preflight.index.crossref.url", "http://127.0.0.1:1")) {
            PageClient owner = visitor(broken, Plan.PRO, CREDITS);

            HttpAnswer report = owner.upload("paper.txt", PAPER, owner.token());
            assertThat(report.status()).isEqualTo(200);
            assertThat(report.text()).containsIgnoringCase("failed").doesNotContain("Nothing to look at");
            HttpAnswer list =
                    owner.upload("list.bib", bytes("@article{a, title={Deep learning}, year={2015}}"), owner.token());
            assertThat(list.status()).isEqualTo(502);
            assertThat(list.text()).contains("role=\"alert\">");
            assertThat(broken.gateway().beans().accounts().list())
                    .allMatch(account -> account.credits() == CREDITS && account.held() == 0);
        }
    }

    @Test
    void goesWithTheSettingsPage() {
        try (TestGateway without = TestGateway.with("preflight.settings.enabled", "false")) {
            assertThat(new PageClient(without).get("/report").status()).isEqualTo(404);
            assertThat(new PageClient(without).upload("paper.txt", PAPER, "").status())
                    .isEqualTo(404);
        }
    }

    /** A form that announces the largest file and stops at its beginning. */
    private static Socket begin(TestGateway gateway, PageClient owner) throws IOException {
        Socket socket = new Socket("127.0.0.1", gateway.gateway().port());
        socket.setSoTimeout(20_000);
        byte[] form = PageClient.form("paper.pdf", bytes("%PDF-1.7"), owner.token());
        socket.getOutputStream()
                .write(bytes(
                        "POST /report HTTP/1.1\r\nHost: x\r\nCookie: preflight-session=%s\r\nContent-Length: %d\r\nContent-Type: multipart/form-data; boundary=check-boundary\r\n\r\n"
                                .formatted(owner.cookie("preflight-session"), ManuscriptFiles.MAX_BYTES)));
        socket.getOutputStream().write(form, 0, form.length / 2);
        socket.getOutputStream().flush();
        return socket;
    }

    private static PageClient visitor(TestGateway gateway, Plan plan, long credits) {
        return PageClient.of(gateway, gateway.gateway().beans().accounts().create("Journal", plan, credits));
    }

    private long credits() {
        return gateway.gateway().beans().accounts().get(account).credits();
    }

    private List<String> charges(String account) {
        return gateway.gateway().beans().ledger().entries(account, Long.MAX_VALUE, 100).stream()
                .filter(entry -> entry.amount() < 0)
                .map(ReportUploadIT::charge)
                .toList();
    }

    private static String charge(LedgerEntry entry) {
        return entry.operation() + " " + entry.amount();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
