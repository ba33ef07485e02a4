package preflight.database;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A process that opens the embedded database, says so, and leaves when its input ends. */
final class DatabaseClientProcess {
    static final String OPENED = "opened";

    private DatabaseClientProcess() {}

    public static void main(String[] arguments) throws IOException {
        try (Database database = Database.open(settings(Path.of(arguments[0])))) {
            if (database.isReachable()) {
                System.out.println(OPENED);
            }
            System.in.transferTo(System.err);
        }
    }

    static DatabaseSettings settings(Path home) {
        return new DatabaseSettings(home, "", "", "", 2, Duration.ofSeconds(3), Duration.ofSeconds(5));
    }

    /** Starts one and returns once it has opened the database. */
    static Process start(Path home) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DatabaseClientProcess.class.getName(),
                        home.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var lines = process.inputReader();
        for (String line = lines.readLine(); !OPENED.equals(line); line = lines.readLine()) {
            if (line == null) {
                throw new IOException("the process ended without opening the database");
            }
        }
        return process;
    }

    /** Lets one leave in good order. */
    static void leave(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        if (process.waitFor() != 0) {
            throw new IOException("the process did not leave in good order");
        }
    }
}
