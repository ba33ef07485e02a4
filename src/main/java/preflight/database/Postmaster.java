package preflight.database;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.database.PidFile.RunningServer;

/**
 * The server process of one data folder, identified by its {@code postmaster.pid}. Not safe for concurrent start and stop by several
 * processes: {@link EmbeddedServer} holds the lock.
 */
final class Postmaster {
    /** The superuser, which can connect over loopback with the password only. */
    static final String USER = "preflight";

    private static final Logger LOG = LoggerFactory.getLogger(Postmaster.class);
    private static final Duration STATE_TIMEOUT = Duration.ofSeconds(60);
    private static final int START_ATTEMPTS = 3;
    private static final long LOG_LIMIT_BYTES = 10_000_000;
    private static final int LOG_TAIL_BYTES = 1_000;

    private final Path folder;
    private final Path data;
    private final Path log;
    private final PidFile pidFile;

    /** @param folder as {@link Path#toRealPath} gives it */
    Postmaster(Path folder) {
        this.folder = folder;
        this.data = folder.resolve("data");
        this.log = folder.resolve("server.log");
        this.pidFile = new PidFile(data.resolve("postmaster.pid"), folder);
    }

    /** The server of this folder, if it runs and is ready. */
    Optional<RunningServer> running() throws IOException {
        return pidFile.running();
    }

    /** Starts the server, or waits for one that is starting. Creates the data folder if it is missing. */
    RunningServer start(Path passwordFile) throws IOException {
        Optional<RunningServer> found = awaitStableState();
        if (found.isPresent()) {
            LOG.debug(
                    "The embedded PostgreSQL already runs (process {})",
                    found.get().pid());
            return found.get();
        }
        PostgresPrograms programs = PostgresPrograms.unpackInto(folder);
        if (!Files.isDirectory(data)) {
            initialize(programs, passwordFile);
        }
        if (Files.exists(log) && Files.size(log) > LOG_LIMIT_BYTES) {
            Files.delete(log);
        }
        for (int attempt = 1; ; attempt++) {
            try {
                return start(programs);
            } catch (IOException e) {
                // The port was taken meanwhile, or children of a killed server are still exiting. A retry helps.
                if (attempt == START_ATTEMPTS) {
                    throw new IOException(e.getMessage() + "; the server log ends with: " + logTail(), e);
                }
            }
        }
    }

    /** Stops the server and cancels running statements. */
    void stop() throws IOException {
        if (awaitStableState().isPresent()) {
            PostgresPrograms.unpackInto(folder).run("pg_ctl", "stop", "-D", data.toString(), "-m", "fast", "-w");
        }
    }

    private RunningServer start(PostgresPrograms programs) throws IOException {
        int port = freePort();
        programs.run(
                "pg_ctl",
                "start",
                "-D",
                data.toString(),
                "-l",
                log.toString(),
                "-w",
                "-o",
                String.join(
                        " ",
                        "-p " + port,
                        "-c listen_addresses=127.0.0.1",
                        "-c unix_socket_directories=",
                        "-c shared_buffers=64MB",
                        "-c timezone=UTC",
                        "-c log_checkpoints=off",
                        // Statements contain key hashes, so failed statements are not logged.
                        "-c log_min_error_statement=panic"));
        return running().orElseThrow(() -> new IOException("the server stopped right after its start"));
    }

    /** Creates the data in a temporary folder and moves it, so that a crash leaves no incomplete data folder. */
    private void initialize(PostgresPrograms programs, Path passwordFile) throws IOException {
        LOG.info("Creating the embedded database in {}", data);
        Path unfinished = Files.createTempDirectory(folder, "initializing-");
        programs.run(
                "initdb",
                "-D",
                unfinished.toString(),
                "-U",
                USER,
                "--pwfile=" + passwordFile,
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--no-locale");
        Files.move(unfinished, data);
    }

    /** Waits for a running start, stop or crash recovery, and removes the pid file of a dead server. */
    private Optional<RunningServer> awaitStableState() throws IOException {
        long deadline = System.nanoTime() + STATE_TIMEOUT.toNanos();
        while (pidFile.exists() && System.nanoTime() < deadline) {
            Optional<RunningServer> running = pidFile.running();
            if (running.isPresent()) {
                return running;
            }
            if (pidFile.isStale()) {
                LOG.info("Removing a stale {}", pidFile.file());
                pidFile.remove();
            } else {
                pause();
            }
        }
        if (pidFile.exists()) {
            throw new IOException("a server is neither ready nor stopped after %s: see %s and %s"
                    .formatted(STATE_TIMEOUT, log, pidFile.file()));
        }
        return Optional.empty();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private String logTail() throws IOException {
        if (!Files.exists(log)) {
            return "(empty)";
        }
        try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
            file.seek(Math.max(0, file.length() - LOG_TAIL_BYTES));
            byte[] tail = new byte[(int) (file.length() - file.getFilePointer())];
            file.readFully(tail);
            return new String(tail, StandardCharsets.UTF_8).strip();
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(Duration.ofMillis(50));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the server", e);
        }
    }
}
