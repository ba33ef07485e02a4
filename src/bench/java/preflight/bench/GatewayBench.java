package preflight.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Measures a gateway on an index of real size: {@code docs/performance.md} has the command and its figures.
 *
 * <p>The home folder must have the imported works. Gateway, echo server and PostgreSQL are separate processes, so the CPU time of the
 * gateway contains nothing else.
 */
@Command(name = "bench")
public final class GatewayBench implements Callable<Integer> {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int TEXT_CHARACTERS = 200_000;
    private static final int REFERENCES = 100;

    /** Lists of 100 and small calls for warm-up, until the JIT compiler has done most of its work. */
    private static final int WARM_UP_LISTS = 500;

    private static final int WARM_UP = 120_000;

    /** The garbage collector and object layout that the launcher uses, for all processes. */
    private static final List<String> JVM_OPTIONS = List.of("-XX:+UseParallelGC", "-XX:+UseCompactObjectHeaders");

    @Option(names = "--home", required = true, description = "home folder with the imported index")
    private Path home = Path.of(".");

    @Option(names = "--references", required = true, description = "JSON lines with a field ref: real reference strings")
    private Path references = Path.of(".");

    @Option(names = "--text", required = true, description = "a text file; repeated up to 200,000 characters")
    private Path text = Path.of(".");

    @Option(names = "--heap", description = "heap of the gateway, default ${DEFAULT-VALUE}")
    private String heap = "512m";

    @Option(names = "--rounds", description = "calls of the heavy scenarios, default ${DEFAULT-VALUE}")
    private int rounds = 200;

    /** Runs the bench. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new GatewayBench()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        int echoPort = freePort();
        int port = freePort();
        Process echo = start(Map.of(), List.of("-Xmx256m", "-cp", System.getProperty("java.class.path"), EchoServer.class.getName(), Integer.toString(echoPort)));
        Process gateway = start(environment(port), preflight("serve"));
        try {
            awaitPort(echoPort);
            awaitPort(port);
            String account = output("accounts", "create", "bench", "--plan", "pro", "--credits", "1000000000");
            String key = output("keys", "create", account, "--name", "bench");
            measure(gateway.toHandle(), echo.toHandle(), "http://127.0.0.1:" + port + "/v1", "http://127.0.0.1:" + echoPort + "/", key);
        } finally {
            gateway.destroy();
            echo.destroy();
            gateway.waitFor(30, TimeUnit.SECONDS);
        }
        return 0;
    }

    private void measure(ProcessHandle gateway, ProcessHandle echo, String base, String echoAddress, String key) throws Exception {
        List<byte[]> small = List.of(JSON.writeValueAsBytes(Map.of("references", List.of())));
        List<byte[]> lists = verifyBodies();
        List<byte[]> checks = checkBodies();
        LoadGenerator verify = new LoadGenerator(URI.create(base + "/citations/verify"), key);
        LoadGenerator bare = new LoadGenerator(URI.create(echoAddress), key);
        LoadGenerator check = new LoadGenerator(URI.create(base + "/preflight/check"), key);
        warmUp(verify, bare, check, gateway, echo, small, lists, checks);

        LoadGenerator.Result echoed = bare.run(echo, 8, 40_000, small);
        print("bare Vert.x echo, 8 clients", echoed);
        LoadGenerator.Result access = verify.run(gateway, 8, 40_000, small);
        print("access path (empty list), 8 clients", access);
        double lookUp = Double.parseDouble(printed(List.of("-Xmx256m", "-cp", System.getProperty("java.class.path"), KeyLookupBench.class.getName(), home.toString(), "100000")));
        System.out.printf("%-40s %.1f us of CPU%n", "of it the database client, one look-up", lookUp);
        System.out.printf("%-40s %.2f%n", "(access path - look-up) / echo", (access.cpuMicrosACall() - lookUp) / echoed.cpuMicrosACall());
        print("access path (empty list), 1 client", verify.run(gateway, 1, 5_000, small));
        verify.run(gateway, 2, WARM_UP_LISTS, lists);
        print("verify, 100 real strings, 1 client", verify.run(gateway, 1, rounds, lists));
        print("verify, 100 real strings, 4 clients", verify.run(gateway, 4, rounds, lists));
        print("check, 200,000 chars + 100, 1 client", check.run(gateway, 1, rounds / 4, checks));
        System.out.printf("%-40s %d MB%n", "resident memory of the gateway", residentMegabytes(gateway.pid()));
    }

    private void warmUp(LoadGenerator verify, LoadGenerator bare, LoadGenerator check, ProcessHandle gateway, ProcessHandle echo, List<byte[]> small, List<byte[]> lists, List<byte[]> checks) throws Exception {
        verify.run(gateway, 2, rounds / 2, lists);
        check.run(gateway, 1, Math.max(5, rounds / 20), checks);
        // Last for both: other calls leave profiles that the JIT compiler has to replace for these.
        bare.run(echo, 8, WARM_UP, small);
        verify.run(gateway, 8, WARM_UP, small);
    }

    private static void print(String scenario, LoadGenerator.Result result) {
        System.out.printf("%-40s %s%n", scenario, result);
    }

    private List<byte[]> verifyBodies() throws IOException {
        List<byte[]> bodies = new ArrayList<>();
        for (List<String> list : referenceLists()) {
            bodies.add(JSON.writeValueAsBytes(Map.of("references", list)));
        }
        return bodies;
    }

    private List<byte[]> checkBodies() throws IOException {
        String manuscript = manuscript();
        List<byte[]> bodies = new ArrayList<>();
        for (List<String> list : referenceLists().subList(0, 10)) {
            bodies.add(JSON.writeValueAsBytes(Map.of("text", manuscript, "references", list)));
        }
        return bodies;
    }

    /** Lists of 100 strings spread over the whole file. */
    private List<List<String>> referenceLists() throws IOException {
        List<String> all = new ArrayList<>();
        try (BufferedReader lines = open(references)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode ref = JSON.readTree(line).path("ref");
                if (ref.isTextual()) {
                    all.add(ref.asText());
                }
            }
        }
        List<List<String>> lists = new ArrayList<>();
        int many = Math.min(rounds, all.size() / REFERENCES);
        for (int list = 0; list < many; list++) {
            List<String> one = new ArrayList<>();
            for (int i = 0; i < REFERENCES; i++) {
                one.add(all.get((int) ((long) (i * many + list) * all.size() / ((long) many * REFERENCES))));
            }
            lists.add(one);
        }
        return lists;
    }

    private String manuscript() throws IOException {
        String once = Files.readString(text) + "\n\n";
        String repeated = once.repeat(TEXT_CHARACTERS / once.length() + 1);
        return repeated.substring(0, TEXT_CHARACTERS);
    }

    private static BufferedReader open(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        return new BufferedReader(new InputStreamReader(
                file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in, StandardCharsets.UTF_8));
    }

    private List<String> preflight(String... command) {
        return Stream.concat(
                        Stream.of("-Xmx" + heap, "--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"), "preflight.cli.Preflight"),
                        Stream.of(command))
                .toList();
    }

    private Map<String, String> environment(int port) throws IOException {
        return Map.of(
                "PREFLIGHT_HOME", home.toString(),
                "PREFLIGHT_PORT", Integer.toString(port),
                "PREFLIGHT_MANAGEMENT_PORT", Integer.toString(freePort()),
                "PREFLIGHT_THROTTLE_VERIFY_PER_MINUTE", "200000",
                "PREFLIGHT_THROTTLE_CHECK_PER_MINUTE", "10000",
                "PREFLIGHT_LOG_LEVEL", "WARN");
    }

    private static Process start(Map<String, String> environment, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(JVM_OPTIONS);
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        return builder.start();
    }

    private String output(String... command) throws IOException, InterruptedException {
        return printed(preflight(command));
    }

    private String printed(List<String> arguments) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        line.addAll(JVM_OPTIONS);
        line.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("PREFLIGHT_HOME", home.toString());
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", arguments) + " failed");
        }
        return printed;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void awaitPort(int port) throws InterruptedException {
        for (int attempt = 0; attempt < 600; attempt++) {
            try (Socket ignored = new Socket("127.0.0.1", port)) {
                return;
            } catch (IOException notYet) {
                TimeUnit.MILLISECONDS.sleep(100);
            }
        }
        throw new IllegalStateException("nothing listens on port " + port);
    }

    private static long residentMegabytes(long pid) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(-1L);
    }
}
