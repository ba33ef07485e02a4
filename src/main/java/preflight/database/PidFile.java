package preflight.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The {@code postmaster.pid} that a server keeps in its data folder while it lives, and leaves there when it is killed.
 *
 * @param programs the folder a server of ours runs its program from, as {@link Path#toRealPath} gives it
 */
record PidFile(Path file, Path programs) {
    private static final int PORT_LINE = 3;
    private static final int STATUS_LINE = 7;

    /** A server that takes connections. */
    record RunningServer(long pid, int port) {}

    /** The server, when there is one and it is ready. */
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
     * Whether it speaks of a server that is no more. PostgreSQL itself would not dare to say so when the number belongs
     * to another process by now, as it commonly does in a restarted container; we know the program it must be.
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

    /** Whether a live process runs a program of ours; one whose program is hidden from us is taken for it. */
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

    /** Dead, but not buried: common in a container, whose first process seldom cares for orphans. */
    private static boolean isZombie(long pid) {
        try {
            String status = Files.readString(Path.of("/proc/%d/stat".formatted(pid)));
            return status.startsWith("Z", status.lastIndexOf(')') + 2);
        } catch (IOException notLinux) {
            return false;
        }
    }
}
