package preflight.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The {@code postmaster.pid} that a server keeps in its data folder while it runs. A killed server leaves it behind.
 *
 * @param programs the folder that contains the programs of our server, as {@link Path#toRealPath} gives it
 */
record PidFile(Path file, Path programs) {
    private static final int PORT_LINE = 3;
    private static final int STATUS_LINE = 7;

    /** A server that accepts connections. */
    record RunningServer(long pid, int port) {}

    /** The server, if it runs and is ready. */
    Optional<RunningServer> running() throws IOException {
        List<String> lines = lines();
        if (lines.size() <= STATUS_LINE || !lines.get(STATUS_LINE).strip().equals("ready")) {
            return Optional.empty();
        }
        long pid = Long.parseLong(lines.getFirst().strip());
        return isOurProcess(pid)
                ? Optional.of(new RunningServer(
                        pid, Integer.parseInt(lines.get(PORT_LINE).strip())))
                : Optional.empty();
    }

    /**
     * Whether the server of the file no longer runs. PostgreSQL itself cannot tell when another process has its process id, which is
     * common in a restarted container. This method compares the program of the process.
     */
    boolean isStale() throws IOException {
        List<String> lines = lines();
        return !lines.isEmpty() && !isOurProcess(Long.parseLong(lines.getFirst().strip()));
    }

    boolean exists() {
        return Files.exists(file);
    }

    void remove() throws IOException {
        Files.deleteIfExists(file);
    }

    private List<String> lines() throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException none) {
            return List.of();
        }
    }

    /** Whether a live process runs our program. A process whose program is hidden counts as ours. */
    private boolean isOurProcess(long pid) {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .filter(process -> !isZombie(pid))
                .map(process -> process.info()
                        .command()
                        .map(Path::of)
                        .map(program -> program.startsWith(programs))
                        .orElse(true))
                .orElse(false);
    }

    /** Zombies are common in containers, whose first process often does not reap orphans. */
    private static boolean isZombie(long pid) {
        try {
            String status = Files.readString(Path.of("/proc/%d/stat".formatted(pid)));
            return status.startsWith("Z", status.lastIndexOf(')') + 2);
        } catch (IOException notLinux) {
            return false;
        }
    }
}
