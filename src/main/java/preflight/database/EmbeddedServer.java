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
 * The embedded PostgreSQL server of one home folder. All processes that use the folder share it: the gateway and the commands that run
 * beside it. The first user starts the server, the last user stops it. Each process holds a shared file lock while it uses the
 * server. The system releases the lock of a process that dies, and the next user takes over a server that still runs. Start and
 * stop hold a second, exclusive lock.
 */
final class EmbeddedServer {
    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedServer.class);
    private static final int PASSWORD_BYTES = 24;
    /** File locks belong to the whole JVM, so the users within the JVM are counted here. */
    private static final Map<Path, EmbeddedServer> SERVERS = new HashMap<>();

    private final Path folder;
    private final Postmaster postmaster;
    private int users;
    private @Nullable FileChannel useLock;

    private EmbeddedServer(Path folder) {
        this.folder = folder;
        this.postmaster = new Postmaster(folder);
    }

    /** Acquires the server below {@code home} and starts it when it does not run. Every call needs one {@link #release}. */
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

    /** The running server. It is restarted when it has died. */
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

    /** Releases the server. The last user stops it. */
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
                // The next user takes over the running server.
                LOG.warn("The embedded database in {} was not stopped", folder, e);
            }
        }
    }

    private void addUser() throws IOException {
        if (users == 0) {
            underStartLock(() -> {
                RunningServer running = postmaster.start(passwordFile());
                FileChannel channel = lockFile("use.lock");
                // Does not wait: the exclusive lock is taken only under the start lock, which this thread holds.
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
            // Closing the channel releases the shared lock.
        }
        try (FileChannel exclusive = lockFile("use.lock");
                FileLock lock = exclusive.tryLock()) {
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
            throw new IOException(file + " is missing. It was created with the data and cannot be created again");
        }
        byte[] random = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(random);
        Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(file, HexFormat.of().formatHex(random));
        return file;
    }

    @SuppressWarnings("try") // the lock is only held
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
                    "The home folder %s is not writable (%s). Set PREFLIGHT_HOME to a writable folder, or PREFLIGHT_DATABASE_URL to your own database."
                            .formatted(home, e),
                    e);
        }
    }

    @FunctionalInterface
    private interface Step<T> {
        T run() throws IOException;
    }
}
