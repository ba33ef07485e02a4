package preflight.manuscript.bib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

class RisReaderTest {
    @Test
    void readsTheFieldsOfARecord() {
        assertThat(read("""
            TY  - JOUR
            AU  - Smith, John A.
            A1  - World Health Organization
            TI  - Mills and rain
            JO  - Journal of Mills
            PY  - 2001/03/01
            VL  - 12
            IS  - 3
            SP  - 45
            EP  - 67
            DO  - 10.1000/182
            ER  -
            """).referenceTexts())
                .containsExactly("Smith JA, World Health Organization. (2001). "
                        + "Mills and rain. Journal of Mills, 12(3), 45–67. https://doi.org/10.1000/182");
    }

    @Test
    void continuesAValueOnTheNextLine() {
        assertThat(read("TY  - BOOK\nTI  - A title that is\n  long\nER  - \n").referenceTexts())
                .containsExactly("A title that is long.");
    }

    @Test
    void ignoresWhatIsBetweenRecords() {
        ManuscriptContent list = read("Exported today\n\n"
                + "TY  - BOOK\r\n"
                + "TI  - First\r\n"
                + "ER  - \r\n"
                + "noise\r\n"
                + "TY  - BOOK\r\n"
                + "T1  - Second\r\n"
                + "ER  - ");

        assertThat(list.referenceTexts()).containsExactly("First.", "Second.");
        assertThat(list.references()).extracting("line").containsExactly(3, 7);
    }

    @Test
    void doesNotAddAnEndToARangeOfPages() {
        assertThat(read("TY  - JOUR\nTI  - Rain\nVL  - 1\nSP  - 4-9\nEP  - 9\nER  - ")
                        .referenceTexts())
                .containsExactly("Rain. 1, 4–9.");
    }

    @Test
    void refusesARecordThatDoesNotEnd() {
        assertThatThrownBy(() -> read("TY  - JOUR\nTI  - Never ended"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("ends in the middle of a RIS record");
    }

    @Test
    void refusesAFileWithoutRecords() {
        assertThatThrownBy(() -> read("some text"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("no RIS record");
    }

    private static ManuscriptContent read(String content) {
        return new RisReader().read("refs.ris", content.getBytes(StandardCharsets.UTF_8));
    }
}
