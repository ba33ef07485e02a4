package preflight.work.ingest;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * A file of works, plain or gzipped, told by its content: JSON lines, or a JSON document, which is a Crossref dump
 * {@code {"items": […]}}, an API answer, an array, or a work printed over several lines.
 */
final class WorkFile {
    private static final int BUFFER = 1 << 18;
    private static final int PEEKED = 4096;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final Pattern DOCUMENT = Pattern.compile(
            "\\s*(?:\\[|\\{\\s*\"(?:items|results|meta|message|status|message-type)\"|\\{[ \\t\\r]*\\n)(?s:.*)");

    /** Takes batches as they are cut; may wait. */
    interface Batches {
        /** Takes one. */
        void take(Batch batch) throws IOException, InterruptedException;
    }

    private WorkFile() {}

    /** Cuts all of a stream, unpacking it if need be. */
    static void cut(InputStream packed, Batches batches) throws IOException, InterruptedException {
        InputStream in = unpacked(packed);
        in.mark(PEEKED);
        byte[] start = in.readNBytes(PEEKED);
        in.reset();
        if (Arrays.equals(Arrays.copyOf(start, BYTE_ORDER_MARK.length), BYTE_ORDER_MARK)) {
            in.skipNBytes(BYTE_ORDER_MARK.length);
            start = Arrays.copyOfRange(start, BYTE_ORDER_MARK.length, start.length);
        }
        if (DOCUMENT.matcher(new String(start, StandardCharsets.UTF_8)).matches()) {
            new JsonDocument(batches).cut(in);
        } else {
            JsonLines.cut(in, batches);
        }
    }

    private static InputStream unpacked(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, BUFFER);
        buffered.mark(2);
        boolean gzip = buffered.read() == 0x1F && buffered.read() == 0x8B;
        buffered.reset();
        return gzip ? new BufferedInputStream(new GZIPInputStream(buffered, BUFFER), BUFFER) : buffered;
    }
}
