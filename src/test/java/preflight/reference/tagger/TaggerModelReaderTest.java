package preflight.reference.tagger;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class TaggerModelReaderTest {

    @Test
    void refusesAnotherFormat() {
        assertThatThrownBy(() -> read(0x50524634)).hasMessageContaining("current format");
    }

    @Test
    void refusesAModelWithOtherLabels() {
        assertThatThrownBy(() -> read(TaggerModelReader.MAGIC)).hasMessageContaining("other labels");
    }

    /** A file of these first bytes and one label. */
    private static void read(int magic) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(file))) {
            out.writeInt(magic);
            out.writeInt(1);
            out.writeUTF("SINGER");
        }
        TaggerModelReader.read(new ByteArrayInputStream(file.toByteArray()));
    }
}
