package preflight.work.ingest;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * A file to import, plain or gzipped. Its format is detected by content: JSON lines; a JSON document (a Crossref dump
 * {@code {"items": […]}}, an API response, an array, or a work over several lines); or notices as CSV.
 */
record WorkFile(WorkFile.Form form, InputStream in) {
    private static final int BUFFER_BYTES = 1 << 18;
    private static final int PEEK_BYTES = 4096;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final Pattern DOCUMENT = Pattern.compile(
            "\\s*(?:\\[|\\{\\s*\"(?:items|results|meta|message|status|message-type)\"|\\{[ \\t\\r]*\\n)(?s:.*)");

    /** The format of a file. */
    enum Form {
        LINES,
        DOCUMENT,
        NOTICES
    }

    /** Receives batches; may block. */
    interface BatchConsumer {
        /** Receives one batch. */
        void accept(RecordBatch batch) throws IOException, InterruptedException;
    }

    /** Opens a stream, decompresses it if necessary, and detects the format. */
    static WorkFile open(InputStream packed) throws IOException {
        InputStream in = unpacked(packed);
        in.mark(PEEK_BYTES);
        byte[] start = in.readNBytes(PEEK_BYTES);
        in.reset();
        if (Arrays.equals(Arrays.copyOf(start, BYTE_ORDER_MARK.length), BYTE_ORDER_MARK)) {
            in.skipNBytes(BYTE_ORDER_MARK.length);
            start = Arrays.copyOfRange(start, BYTE_ORDER_MARK.length, start.length);
        }
        return new WorkFile(form(new String(start, StandardCharsets.UTF_8)), in);
    }

    private static Form form(String start) {
        if (DOCUMENT.matcher(start).matches()) {
            return Form.DOCUMENT;
        }
        return RetractionWatchCsv.isStart(start) ? Form.NOTICES : Form.LINES;
    }

    private static InputStream unpacked(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, BUFFER_BYTES);
        buffered.mark(2);
        boolean gzip = buffered.read() == 0x1F && buffered.read() == 0x8B;
        buffered.reset();
        return gzip ? new BufferedInputStream(new GZIPInputStream(buffered, BUFFER_BYTES), BUFFER_BYTES) : buffered;
    }
}
