package preflight.access.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PepperIT {
    @TempDir
    private Path home;

    @Test
    void isMadeOnFirstUseForItsOwnerAloneAndKept() throws Exception {
        Pepper made = Pepper.of("", home.resolve("new"));

        Path file = home.resolve("new/pepper");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(Files.readString(file)).matches("[0-9a-f]{64}");
        assertThat(Pepper.of("", home.resolve("new")).fingerprint()).isEqualTo(made.fingerprint());
        assertThat(Pepper.of("", home.resolve("other")).fingerprint()).isNotEqualTo(made.fingerprint());
    }

    @Test
    void isTheSameForProcessesThatComeAtOnce() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            processes.add(new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Reader.class.getName(),
                            home.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
        }

        List<String> fingerprints = new ArrayList<>();
        for (Process process : processes) {
            fingerprints.add(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
        }

        String kept = Pepper.of("", home).fingerprint();
        assertThat(fingerprints).hasSize(4).containsOnly(kept);
    }

    @Test
    void isMadeAgainWhenACrashCutItShort() throws Exception {
        Files.writeString(home.resolve("pepper"), "0123");

        Pepper.of("", home);

        assertThat(Files.readString(home.resolve("pepper"))).matches("[0-9a-f]{64}");
    }

    @Test
    void comesFromTheSettingWhenThereIsOne() {
        Pepper set = Pepper.of("sixteen letters!", home);

        assertThat(set.fingerprint())
                .isEqualTo(Pepper.of("sixteen letters!", Path.of("elsewhere")).fingerprint());
        assertThat(home.resolve("pepper")).doesNotExist();
        assertThatThrownBy(() -> Pepper.of("short", home))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("too short");
    }

    @Test
    void saysWhatToDoWhenTheHomeFolderCannotBeWritten() throws IOException {
        Path file = Files.createFile(home.resolve("file"));

        assertThatThrownBy(() -> Pepper.of("", file))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("PREFLIGHT_HOME");
    }

    /** A process that reads the pepper and tells its fingerprint. */
    static final class Reader {
        private Reader() {}

        public static void main(String[] arguments) {
            System.out.println(Pepper.of("", Path.of(arguments[0])).fingerprint());
        }
    }
}
