package preflight.cli.check;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.junit5.WireMockExtension;
import com.github.tomakehurst.wiremock.stubbing.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import preflight.cli.Preflight;
import preflight.manuscript.fixture.HostileFiles;
import preflight.manuscript.fixture.HostileFiles.HostileFile;

class CheckCommandTest {
    @RegisterExtension
    static final WireMockExtension GATEWAY = WireMockExtension.newInstance()
            .options(WireMockConfiguration.wireMockConfig().dynamicPort())
            .build();

    private static final String KEY = "pf_live_secret";
    private static final String CHECK = "/v1/preflight/check";
    private static final String VERIFY = "/v1/citations/verify";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path paper;

    @BeforeEach
    void writeAPaper() throws IOException {
        GATEWAY.stubFor(post(urlEqualTo(CHECK)).willReturn(okJson(answer())));
        GATEWAY.stubFor(post(urlEqualTo(VERIFY)).willReturn(okJson("{\"results\":[],\"summary\":{\"total\":0}}")));
        paper = write("paper.txt", text(3));
    }

    @Test
    void sendsBodyAndListApartAndReportsTheWorstFirst() throws IOException {
        assertThat(run(paper.toString())).isEqualTo(1);

        JsonNode sent = new ObjectMapper()
                .readTree(GATEWAY.findAll(postRequestedFor(urlEqualTo(CHECK)))
                        .getFirst()
                        .getBody());
        assertThat(sent.path("text").asText()).startsWith("A short paper").doesNotContain("Author 1");
        assertThat(sent.path("references").valueStream().map(JsonNode::asText))
                .hasSize(3)
                .allMatch(text -> text.startsWith("Author"));
        GATEWAY.verify(postRequestedFor(urlEqualTo(CHECK)).withHeader("X-API-Key", equalTo(KEY)));
        assertThat(out.toString())
                .containsSubsequence(
                        "Preflight report on paper.txt", "To fix", "RETRACTED", "To look at", "UNCERTAIN", "To know");
        assertThat(err.toString())
                .contains("call 1 of 1: the text and references 1 to 3")
                .doesNotContain(KEY);
        assertThat(out.toString()).doesNotContain(KEY);
    }

    @ParameterizedTest
    @CsvSource({
        "none,0",
        "retracted_source,1",
        "withdrawn_source,0",
        "'low_citation_source,risk',1",
        "risk,0",
        "caution,1",
        "any,1"
    })
    void failsOnWhatItIsToldTo(String codes, int exit) {
        assertThat(run(paper.toString(), "--fail-on", codes)).isEqualTo(exit);
    }

    @Test
    void refusesACodeThatWouldNeverFail() {
        assertThat(run(paper.toString(), "--fail-on", "retracted")).isEqualTo(64);

        assertThat(err.toString()).contains("retracted_source");
        nothingWasSent();
    }

    @ParameterizedTest
    @EnumSource(OutputFormat.class)
    void writesEveryFormatToAFile(OutputFormat format) throws IOException {
        Path file = folder.resolve("report");

        assertThat(run(paper.toString(), "--format", format.name(), "--output", file.toString()))
                .isEqualTo(1);

        assertThat(out.toString()).isEmpty();
        assertThat(Files.readString(file)).containsIgnoringCase("retracted");
    }

    @Test
    void estimatesWithoutSendingAnything() throws IOException {
        assertThat(run(write("long.txt", text(250)).toString(), "--estimate")).isZero();

        assertThat(out.toString()).isEqualTo("long.txt: at most 35 credits in 3 calls" + System.lineSeparator());
        nothingWasSent();
    }

    @Test
    void sendsALongListInSeveralCallsAndSaysSo() throws IOException {
        assertThat(run(write("long.txt", text(250)).toString())).isEqualTo(1);

        List<JsonNode> sent = new ArrayList<>();
        for (var request : GATEWAY.findAll(postRequestedFor(urlEqualTo(CHECK)))) {
            sent.add(new ObjectMapper().readTree(request.getBody()));
        }
        assertThat(sent.stream().map(body -> body.path("references").size())).containsExactly(100, 100, 50);
        assertThat(sent.get(1).path("text").asText()).isEqualTo("Reference list of A short paper");
        assertThat(sent.get(1).path("references").path(0).asText()).startsWith("Author 101.");
        assertThat(out.toString().replaceAll("\\s+", " ")).contains("3 calls were needed: one takes 100 references.");
    }

    @Test
    void asksOnlyForReferencesWhenTold() {
        run(paper.toString(), "--references-only");

        GATEWAY.verify(1, postRequestedFor(urlEqualTo(VERIFY)));
        GATEWAY.verify(0, postRequestedFor(urlEqualTo(CHECK)));
        assertThat(out.toString().replaceAll("\\s+", " ")).contains("Only the existence of the references was checked");
    }

    @Test
    void takesTheListFromAFileOfItsOwn() throws IOException {
        Path list = write("list.bib", "@article{a, author={Doe, Jane}, title={On lists}, year=2001, journal={Lists}}");

        run(paper.toString(), "--references", list.toString());

        assertThat(GATEWAY.findAll(postRequestedFor(urlEqualTo(CHECK)))
                        .getFirst()
                        .getBodyAsString())
                .contains("Doe J. (2001). On lists. Lists.")
                .doesNotContain("Author 1");
    }

    @Test
    void waitsAsLongAsTheGatewaySays() {
        GATEWAY.stubFor(post(urlEqualTo(CHECK))
                .inScenario("rate")
                .whenScenarioStateIs(Scenario.STARTED)
                .willSetStateTo("again")
                .willReturn(aResponse()
                        .withStatus(429)
                        .withHeader("Retry-After", "1")
                        .withBody("{\"detail\":\"Slow down.\"}")));
        GATEWAY.stubFor(post(urlEqualTo(CHECK))
                .inScenario("rate")
                .whenScenarioStateIs("again")
                .willReturn(okJson(answerOrFail())));

        assertThat(run(paper.toString(), "--fail-on", "none")).isZero();

        assertThat(err.toString()).contains("waiting 1 s");
    }

    @ParameterizedTest
    @CsvSource({"400,1", "401,1", "402,1", "403,1", "422,1", "502,2", "503,2"})
    void tellsARefusalFromAFault(int status, int exit) {
        GATEWAY.stubFor(post(anyUrl())
                .willReturn(aResponse().withStatus(status).withBody("{\"detail\":\"Because \\u001b[2J so.\"}")));

        assertThat(run(paper.toString())).isEqualTo(exit);

        assertThat(err.toString()).contains("Because").contains("" + status).doesNotContain("\u001b");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void reportsWhatWasAnsweredWhenALaterCallFails() throws IOException {
        GATEWAY.stubFor(post(urlEqualTo(CHECK))
                .inScenario("later")
                .whenScenarioStateIs(Scenario.STARTED)
                .willSetStateTo("poor")
                .willReturn(okJson(answer())));
        GATEWAY.stubFor(post(urlEqualTo(CHECK))
                .inScenario("later")
                .whenScenarioStateIs("poor")
                .willReturn(aResponse().withStatus(402).withBody("{\"detail\":\"Not enough credits.\"}")));

        assertThat(run(write("long.txt", text(150)).toString())).isEqualTo(2);

        assertThat(out.toString().replaceAll("\\s+", " "))
                .contains("NOT CHECKED References 101 to 150 were not checked")
                .contains("RETRACTED");
    }

    @Test
    void saysHowToStartAGatewayWhenNoneAnswers() {
        assertThat(run(Map.of("PREFLIGHT_KEY", KEY, "PREFLIGHT_URL", "http://127.0.0.1:1"), paper.toString()))
                .isEqualTo(2);

        assertThat(err.toString()).contains("./preflight serve").contains("--embedded");
    }

    @Test
    void saysHowToGetAKeyWhenThereIsNone() {
        assertThat(run(Map.of(), paper.toString())).isEqualTo(2);

        assertThat(err.toString()).contains("PREFLIGHT_KEY").contains("./preflight keys create");
        nothingWasSent();
    }

    @Test
    void readsTheKeyFromAFile() throws IOException {
        Path key = write("key", KEY + "\n");

        assertThat(run(Map.of(), paper.toString(), "--url", GATEWAY.baseUrl() + "/v1/", "--key-file", key.toString()))
                .isEqualTo(1);

        GATEWAY.verify(postRequestedFor(urlEqualTo(CHECK)).withHeader("X-API-Key", equalTo(KEY)));
    }

    @Test
    void aListThatWasNotUnderstoodIsAFindingAndNothingOfItIsSent() throws IOException {
        Path odd = write(
                "odd.txt",
                "A short paper\n\nIt says little.\n\nReferences\n\nsmith, somewhere about 1998 or so\nand also jones (2001) i think\n and the other one from 2003\n");

        assertThat(run(odd.toString(), "--fail-on", "not_checked")).isEqualTo(1);

        assertThat(out.toString()).contains("NOT CHECKED");
        assertThat(GATEWAY.findAll(postRequestedFor(urlEqualTo(CHECK)))
                        .getFirst()
                        .getBodyAsString())
                .doesNotContain("smith");
    }

    @Test
    void readsNoFileOutsideTheFolderForLatex() throws IOException {
        Files.writeString(folder.resolve("secret.tex"), "The secret sentence.");
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path source = inner.resolve("paper.tex");
        Files.writeString(
                source,
                "\\begin{document}Public.\\input{../secret}\\input{/etc/passwd}\\bibliography{../secret}\\end{document}");

        run(source.toString());

        assertThat(GATEWAY.findAll(postRequestedFor(urlEqualTo(CHECK)))
                        .getFirst()
                        .getBodyAsString())
                .contains("Public")
                .doesNotContain("secret sentence")
                .doesNotContain("root:");
    }

    static Collection<HostileFile> hostile() {
        return HostileFiles.all().values();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void sendsNothingOfAFileItCannotRead(HostileFile hostile) throws IOException {
        Path file = folder.resolve(hostile.file());
        Files.write(file, hostile.content());

        assertThat(run(file.toString())).isEqualTo(2);

        assertThat(err.toString()).contains(hostile.expectedMessage());
        assertThat(out.toString()).isEmpty();
        nothingWasSent();
    }

    @Test
    void refusesAFolderAndAFileThatIsNotThere() {
        assertThat(run(folder.toString())).isEqualTo(2);
        assertThat(run(folder.resolve("nothing.txt").toString())).isEqualTo(2);
        assertThat(run()).isEqualTo(64);
    }

    private static void nothingWasSent() {
        GATEWAY.verify(0, postRequestedFor(anyUrl()));
    }

    private Path write(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content);
    }

    private static String text(int references) {
        return "A short paper\n\nIt says little, and it says it once.\n\nReferences\n\n"
                + IntStream.rangeClosed(1, references)
                        .mapToObj(i -> "[%d] Author %d. A title of some length. Journal of Things. 2001;%d:1-9."
                                .formatted(i, i, i))
                        .collect(Collectors.joining("\n"));
    }

    private int run(String... arguments) {
        return run(Map.of("PREFLIGHT_KEY", KEY, "PREFLIGHT_URL", GATEWAY.baseUrl()), arguments);
    }

    private int run(Map<String, String> environment, String... arguments) {
        CommandLine commandLine = new CommandLine(new CheckCommand(
                talk -> {
                    throw new AssertionError("no gateway is to be started");
                },
                environment));
        Preflight.handleFaults(commandLine);
        return commandLine
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(Arrays.copyOf(arguments, arguments.length));
    }

    private static String answerOrFail() {
        try {
            return answer();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String answer() throws IOException {
        try (InputStream in = CheckCommandTest.class.getResourceAsStream("/preflight/report/format/answer.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
