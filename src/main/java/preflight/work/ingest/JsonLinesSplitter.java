package preflight.work.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Splits a stream into batches of whole lines without parsing them; the threads that process the batches parse. */
final class JsonLinesSplitter {
    private static final int CHUNK_BYTES = 1 << 18;

    /** No record of a work is longer. A longer line means that the file has another format. */
    private static final int MAX_LINE_BYTES = 1 << 25;

    private JsonLinesSplitter() {}

    static void split(InputStream in, WorkFile.BatchConsumer batches) throws IOException, InterruptedException {
        byte[] chunk = new byte[CHUNK_BYTES];
        int filled = 0;
        long line = 1;
        while ((filled += in.readNBytes(chunk, filled, chunk.length - filled)) == chunk.length) {
            int end = endOfLastLine(chunk);
            if (end > 0) {
                byte[] rest = Arrays.copyOfRange(chunk, end, end + Math.max(CHUNK_BYTES, filled - end));
                batches.accept(new RecordBatch.Lines(line, chunk, end));
                line += newlines(chunk, end);
                filled -= end;
                chunk = rest;
            } else if (filled < MAX_LINE_BYTES) {
                chunk = Arrays.copyOf(chunk, chunk.length * 2);
            } else {
                throw new IOException("line %d is longer than any record of a work".formatted(line));
            }
        }
        batches.accept(new RecordBatch.Lines(line, chunk, filled));
    }

    private static int endOfLastLine(byte[] chunk) {
        int end = chunk.length;
        while (end > 0 && chunk[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    private static long newlines(byte[] chunk, int end) {
        long newlines = 0;
        for (int i = 0; i < end; i++) {
            newlines += chunk[i] == '\n' ? 1 : 0;
        }
        return newlines;
    }
}
