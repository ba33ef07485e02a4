package preflight.service.operation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Commands of the launcher in JVMs of their own, as a person's shell runs them. */
final class LauncherProcess {
    private final Map<String, String> environment;

    /** @param environment settings as PREFLIGHT_* variables */
    LauncherProcess(Map<String, String> environment) {
        this.environment = environment;
    }

    /** Starts a command that goes on; its standard error goes where {@code log} says. */
    Process start(Path log, String... command) {
        return start(builder(command).redirectError(log.toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD));
    }

    /** Runs a command to its end. */
    Outcome run(String... command) {
        try {
            Process process = start(builder(command));
            FutureTask<String> errors =
                    new FutureTask<>(() -> new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
            Thread.ofVirtual().start(errors);
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Outcome(process.waitFor(), out.strip(), errors.get().strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private ProcessBuilder builder(String... command) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "preflight.cli.Preflight"));
        line.addAll(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(line);
        builder.environment().putAll(environment);
        return builder;
    }

    private static Process start(ProcessBuilder builder) {
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How a command ended: its exit code and what it printed. */
    record Outcome(int exit, String out, String err) {}
}
