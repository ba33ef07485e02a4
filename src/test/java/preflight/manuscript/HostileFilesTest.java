package preflight.manuscript;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.manuscript.made.HostileFiles;
import preflight.manuscript.made.HostileFiles.Hostile;

class HostileFilesTest {
    static Collection<Hostile> files() {
        return HostileFiles.all().values();
    }

    @ParameterizedTest
    @MethodSource("files")
    @Timeout(20)
    void isRefusedWithWhatIsWrong(Hostile hostile) {
        assertThatThrownBy(() -> CallPlan.of(
                        ManuscriptFiles.read(hostile.file(), hostile.content(), Companions.NONE), CallPlan.Scope.ALL))
                .isInstanceOf(NotReadable.class)
                .hasMessageContaining(hostile.told())
                .hasMessageContaining(hostile.file()
                        .substring(
                                0,
                                hostile.told().equals("binary")
                                        ? 0
                                        : hostile.file().length()));
    }
}
