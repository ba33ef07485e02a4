package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

class DecompressionLimitTest {
    private static final int MEGABYTE = 1024 * 1024;

    @Test
    void acceptsStreamsOfTheSizeOfAPage() throws IOException {
        assertThat(isWithinLimits("/Filter /FlateDecode", 1)).isTrue();
    }

    @Test
    void refusesAStreamThatDecompressesToTooMuch() throws IOException {
        assertThat(isWithinLimits("/Filter /FlateDecode", 49)).isFalse();
        assertThat(isWithinLimits("/Filter/Fl", 49)).isFalse();
    }

    @Test
    void ignoresTheSizeOfDataThatIsNotCompressed() throws IOException {
        assertThat(isWithinLimits("/Filter /DCTDecode", 49)).isTrue();
    }

    @Test
    void refusesAStreamThatIsCompressedTwice() throws IOException {
        assertThat(isWithinLimits("/Filter [/FlateDecode /FlateDecode]", 1)).isFalse();
        assertThat(isWithinLimits("/Filter [/LZWDecode\n/Fl]", 1)).isFalse();
    }

    @Test
    void leavesBrokenStreamsToTheParser() {
        assertThat(DecompressionLimit.isWithinLimits("1 0 obj <</Filter /FlateDecode>> stream\nnonsense\nendstream\n"
                        .getBytes(StandardCharsets.ISO_8859_1)))
                .isTrue();
    }

    private static boolean isWithinLimits(String filter, int megabytes) throws IOException {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        pdf.write(("%PDF-1.7\n1 0 obj\n<<" + filter + ">>\nstream\n").getBytes(StandardCharsets.ISO_8859_1));
        try (DeflaterOutputStream out = new DeflaterOutputStream(pdf, new Deflater(Deflater.BEST_COMPRESSION))) {
            byte[] zeros = new byte[MEGABYTE];
            for (int i = 0; i < megabytes; i++) {
                out.write(zeros);
            }
            out.finish();
        }
        pdf.write("\nendstream\nendobj\n".getBytes(StandardCharsets.ISO_8859_1));
        return DecompressionLimit.isWithinLimits(pdf.toByteArray());
    }
}
