package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LatexCommandsTest {
    @ParameterizedTest
    @ValueSource(strings = {"cite", "citep", "textcite", "autocite", "Citet", "parencites", "citeauthor"})
    void takesAllVariantsOfCiteForCitations(String name) {
        assertThat(LatexCommands.isCitation(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nocite", "citestyle", "emph", "ref"})
    void takesNoOtherCommandForACitation(String name) {
        assertThat(LatexCommands.isCitation(name)).isFalse();
    }

    @Test
    void commandsWithTextInTheLastArgumentAreExceptions() {
        assertThat(LatexCommands.WITHOUT_TEXT).containsAll(LatexCommands.TEXT_IN_LAST_ARGUMENT);
        assertThat(LatexCommands.WITHOUT_TEXT).containsAll(LatexCommands.TWO_ARGUMENTS);
    }
}
