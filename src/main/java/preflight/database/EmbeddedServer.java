package preflight.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.database.PidFile.RunningServer;

/**
 * The embedded server of one home folder, shared by every process that uses the folder: the gateway and commands run
 * next to it. The first to join starts it, the last to leave stops it. Nobody owns it: each process holds a shared lock
 * while it uses the server, the system takes the lock from a process that dies, and whoever comes next takes over a
 * server that was left running. Starting and stopping happen under a second, exclusive lock.
 */
final class EmbeddedServer {
    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedServer.class);
    private static final int PASSWORD_BYTES = 24;
    /** File locks belong to a whole JVM, so the users within one JVM are counted here. */
    private static final Map<Path, EmbeddedServer> SERVERS = new HashMap<>();

    private final Path folder;
    private final Postmaster postmaster;
    private int users;
    private @Nullable FileChannel useLock;

    private EmbeddedServer(Path folder) {
        this.folder = folder;
        this.postmaster = new Postmaster(folder);
    }

    /** Joins the server below {@code home}, starting it when nobody has. Every join needs one {@link #leave}. */
    static EmbeddedServer acquire(Path home) {
        Path folder = createFolder(home);
        synchronized (SERVERS) {
            EmbeddedServer server = SERVERS.computeIfAbsent(folder, EmbeddedServer::new);
            try {
                server.addUser();
            } catch (IOException e) {
                throw new DatabaseUnavailable(
                        "The embedded database in %s cannot be started: %s".formatted(folder, e.getMessage()), e);
            }
            return server;
        }
    }

    /** The server as it runs now, started anew when it died. */
    RunningServer running() throws IOException {
        Optional<RunningServer> found = postmaster.running();
        if (found.isPresent()) {
            return found.get();
        }
        synchronized (SERVERS) {
            if (users == 0) {
                throw new IOException("the embedded database was closed");
            }
            return underStartLock(() -> postmaster.start(passwordFile()));
        }
    }

    /** The password of {@link Postmaster#USER}. */
    String password() throws IOException {
        return Files.readString(passwordFile()).strip();
    }

    /** Leaves the server; the last one stops it. */
    void release() {
        synchronized (SERVERS) {
            users--;
            if (users > 0) {
                return;
            }
            SERVERS.remove(folder);
            try {
                underStartLock(this::stopUnlessUsed);
            } catch (IOException e) {
                // What was to be done is done; whoever comes next finds the server running.
                LOG.warn("The embedded database in {} was not stopped", folder, e);
            }
        }
    }

    private void addUser() throws IOException {
        if (users == 0) {
            underStartLock(() -> {
                RunningServer running = postmaster.start(passwordFile());
                FileChannel channel = lockFile("use.lock");
                // Never waits: the exclusive counterpart is held only under the start lock, which is ours now.
                channel.lock(0, Long.MAX_VALUE, true);
                useLock = channel;
                return running;
            });
        }
        users++;
    }

    private boolean stopUnlessUsed() throws IOException {
        FileChannel channel = useLock;
        if (channel == null) {
            return false;
        }
        useLock = null;
        try (channel) {
            // Closing and opening again gives up the shared lock.
        }
        try (FileChannel alone = lockFile("use.lock");
                FileLock lock = alone.tryLock()) {
            if (lock != null) {
                postmaster.stop();
            }
            return lock != null;
        }
    }

    private Path passwordFile() throws IOException {
        Path file = folder.resolve("password");
        if (Files.exists(file)) {
            return file;
        }
        if (Files.exists(folder.resolve("data"))) {
            throw new IOException(file + " is missing; it was made together with the data and cannot be made again");
        }
        byte[] random = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(random);
        Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(file, HexFormat.of().formatHex(random));
        return file;
    }

    @SuppressWarnings("try") // the lock is held, not used
    private <T> T underStartLock(Step<T> step) throws IOException {
        try (FileChannel channel = lockFile("start.lock");
                FileLock lock = channel.lock()) {
            return step.run();
        }
    }

    private FileChannel lockFile(String name) throws IOException {
        return FileChannel.open(
                folder.resolve(name), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static Path createFolder(Path home) {
        Path folder = home.resolve("database");
        try {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Path real = folder.toRealPath();
            if (!Files.isWritable(real)) {
                throw new IOException("permission denied");
            }
            return real;
        } catch (IOException e) {
            throw new DatabaseUnavailable(
                    "The home folder %s cannot be written (%s). Name one that can with PREFLIGHT_HOME, or give Preflight a database of yours with PREFLIGHT_DATABASE_URL."
                            .formatted(home, e),
                    e);
        }
    }

    @FunctionalInterface
    private interface Step<T> {
        T run() throws IOException;
    }
}
