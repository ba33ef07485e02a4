package preflight.service.operation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.access.account.Plan;
import preflight.manuscript.fixture.SampleManuscript;
import preflight.manuscript.fixture.SampleManuscripts;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** {@code check} as a person's shell runs it, with a real gateway behind it. */
class CheckFileIT {
    /** All are works of the sample; a title may still be broken in a place that nobody could mend. */
    private static final double MIN_VERIFIED_SHARE = .95;

    private final TestGateway gateway = TestGateway.shared();
    private final TestGateway.Client client = gateway.client(Plan.PRO, 1_000);
    private final LauncherProcess shell = new LauncherProcess(Map.of(
            "PREFLIGHT_KEY", client.key(), "PREFLIGHT_URL", gateway.address("").toString()));

    @TempDir
    private Path folder;

    @Test
    void verifiesWhatItReadFromAPdf() throws IOException {
        SampleManuscript made = SampleManuscripts.named("PDF, two columns, small list across pages");
        Path pdf = Files.write(folder.resolve("paper.pdf"), made.content());
        Path report = folder.resolve("report.json");

        LauncherProcess.Outcome outcome = shell.run(
                "check", pdf.toString(), "--format", "json", "--output", report.toString(), "--fail-on", "failed");

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        JsonNode json = new ObjectMapper().readTree(report.toFile());
        assertThat(json.at("/manuscript/references").asInt())
                .isEqualTo(made.references().size());
        assertThat(json.at("/citations/summary/verified").asInt()).isGreaterThanOrEqualTo((int)
                (MIN_VERIFIED_SHARE * made.references().size()));
        assertThat(json.at("/creditsCharged").asLong()).isEqualTo(1_000 - client.credits());
        assertThat(outcome.err()).contains("call 1 of 1").doesNotContain(client.key());
    }

    @Test
    void chargesWhatItsEstimateSaid() throws IOException {
        Path paper = Files.writeString(
                folder.resolve("paper.md"),
                "# On trenches\n\n" + Samples.prose(60) + "\n\n## References\n\n1. " + Samples.KNOWN + "\n2. "
                        + Samples.RETRACTED + "\n");

        LauncherProcess.Outcome estimate = shell.run("check", paper.toString(), "--estimate");
        LauncherProcess.Outcome check = shell.run("check", paper.toString());

        assertThat(estimate.exit()).isZero();
        assertThat(estimate.out()).contains("at most %d credits".formatted(1_000 - client.credits()));
        assertThat(check.exit()).isEqualTo(1);
        assertThat(check.out()).contains("RETRACTED").contains("%d charged".formatted(1_000 - client.credits()));
    }

    @Test
    void refusesWithoutCreditsAndSaysSo() throws IOException {
        Path paper = Files.writeString(folder.resolve("paper.txt"), Samples.prose(5));
        LauncherProcess poor = new LauncherProcess(Map.of(
                "PREFLIGHT_KEY",
                gateway.client(Plan.PRO, 0).key(),
                "PREFLIGHT_URL",
                gateway.address("").toString()));

        LauncherProcess.Outcome outcome = poor.run("check", paper.toString());

        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).contains("402").contains("redit");
    }
}
