package preflight.filecheck;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.manuscript.CompanionFiles;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.fixture.HostileFiles;
import preflight.manuscript.fixture.HostileFiles.HostileFile;

class HostileFilesTest {
    static Collection<HostileFile> files() {
        return HostileFiles.all().values();
    }

    @ParameterizedTest
    @MethodSource("files")
    void isRefusedWithWhatIsWrong(HostileFile hostile) {
        assertThatThrownBy(() -> CallPlan.of(
                        ManuscriptFiles.read(hostile.file(), hostile.content(), CompanionFiles.NONE),
                        CallPlan.CheckScope.ALL))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining(hostile.expectedMessage())
                .hasMessageContaining(hostile.file()
                        .substring(
                                0,
                                hostile.expectedMessage().equals("binary")
                                        ? 0
                                        : hostile.file().length()));
    }
}
