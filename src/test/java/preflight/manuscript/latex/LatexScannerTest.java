package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LatexScannerTest {
    @Test
    void readsACommandNameWithItsStarAndOneSpace() {
        LatexScanner in = new LatexScanner("section*{A}\\emph  b");

        assertThat(in.readCommandName()).isEqualTo("section");
        assertThat(in.readGroup()).isEqualTo("A");
        in.skip(1);
        assertThat(in.readCommandName()).isEqualTo("emph");
        assertThat(in.next()).isEqualTo(' ');
    }

    @Test
    void readsOneOtherCharacterAsACommand() {
        assertThat(new LatexScanner("\"o").readCommandName()).isEqualTo("\"");
        assertThat(new LatexScanner("émile").readCommandName()).isEqualTo("é");
    }

    @Test
    void readsNestedGroups() {
        assertThat(new LatexScanner(" {a {b} \\} c} d").readGroup()).isEqualTo("a {b} \\} c");
    }

    @Test
    void readsACharacterOrACommandInPlaceOfAGroup() {
        assertThat(new LatexScanner("ab").readGroup()).isEqualTo("a");
        assertThat(new LatexScanner("\\i b").readGroup()).isEqualTo("\\i");
        assertThat(new LatexScanner("  ").readGroup()).isEmpty();
    }

    @Test
    void readsAnOptionOnlyIfABracketFollows() {
        LatexScanner in = new LatexScanner(" [see {[x]}] {key}");

        assertThat(in.readOption()).contains("see {[x]}");
        assertThat(in.readOption()).isEmpty();
        assertThat(in.hasGroup()).isTrue();
        assertThat(in.readGroup()).isEqualTo("key");
        assertThat(in.hasGroup()).isFalse();
    }

    @Test
    void readsUntilAMarkAndSkipsIt() {
        LatexScanner in = new LatexScanner("a$$b");

        assertThat(in.readUntil("$$")).isEqualTo("a");
        assertThat(in.lookingAt("b")).isTrue();
        assertThat(in.readUntil("$$")).isEqualTo("b");
        assertThat(in.atEnd()).isTrue();
    }

    @Test
    void endsAtAnOpenGroup() {
        LatexScanner in = new LatexScanner("{never closed\\");

        assertThat(in.readGroup()).isEqualTo("never closed\\");
        assertThat(in.atEnd()).isTrue();
        assertThat(in.peek()).isEqualTo('\0');
    }
}
