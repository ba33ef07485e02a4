package preflight.manuscript.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.list.TextLine;

class PlainTextTest {
    @Test
    void decodesUtf8WithAndWithoutAByteOrderMark() {
        assertThat(PlainText.decode("Müller – 参".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("Müller – 参");
        assertThat(PlainText.decode("\uFEFFMüller".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("Müller");
    }

    @Test
    void decodesUtf16OfBothByteOrders() {
        assertThat(PlainText.decode("\uFEFFMüller".getBytes(StandardCharsets.UTF_16BE)))
                .isEqualTo("Müller");
        assertThat(PlainText.decode("\uFEFFMüller".getBytes(StandardCharsets.UTF_16LE)))
                .isEqualTo("Müller");
    }

    @Test
    void decodesWindows1252IfTheFileIsNotUtf8() {
        assertThat(PlainText.decode("“Müller”".getBytes(Charset.forName("windows-1252"))))
                .isEqualTo("“Müller”");
    }

    @Test
    void refusesBinaryData() {
        assertThatThrownBy(() -> PlainText.decode(new byte[] {'a', 0, 'b'})).isInstanceOf(UnreadableFile.class);
    }

    @Test
    void givesEachLineItsNumberIndentAndGap() {
        assertThat(PlainText.lines("One\n  two  \r\n\n\tthree\n \tfour\f"))
                .containsExactly(
                        new TextLine("One", 1, 0, true, false),
                        new TextLine("two", 2, 2, false, false),
                        new TextLine("three", 4, 4, true, false),
                        new TextLine("four", 5, 4, false, false));
    }

    @Test
    void hasNoLinesInABlankText() {
        assertThat(PlainText.lines(" \n\t\n\f")).isEmpty();
    }
}
