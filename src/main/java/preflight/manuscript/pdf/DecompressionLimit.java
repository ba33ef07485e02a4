package preflight.manuscript.pdf;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Guards against decompression bombs. It checks a PDF before any parser does, and finds streams by their keyword, so that
 * no stream is missed.
 */
final class DecompressionLimit {
    /** Decompressed size of one stream. The text of a page has some ten thousand bytes. */
    private static final long MAX_STREAM_BYTES = 48L * 1024 * 1024;

    /** Decompressed size of all streams. */
    private static final long MAX_TOTAL_BYTES = 600L * 1024 * 1024;

    private static final Pattern STREAM = Pattern.compile("stream\\r?\\n");
    /** A stream compressed twice. No program does that to text. */
    private static final Pattern DOUBLE_COMPRESSED = Pattern.compile(
            "/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode)[\\s\\]/]+.{0,40}?/?(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode)\\b",
            Pattern.DOTALL);

    private static final Pattern FLATE = Pattern.compile("/(?:FlateDecode|Fl)\\b");
    private static final int MAX_DICTIONARY_LENGTH = 2_000;

    private DecompressionLimit() {}

    /** Whether no stream and not the whole file decompresses to more than the limits. */
    static boolean isWithinLimits(byte[] content) {
        String text = new String(content, StandardCharsets.ISO_8859_1);
        Matcher stream = STREAM.matcher(text);
        long all = 0;
        while (stream.find()) {
            if (text.startsWith("end", Math.max(0, stream.start() - 3))) {
                continue;
            }
            String before = text.substring(Math.max(0, stream.start() - MAX_DICTIONARY_LENGTH), stream.start());
            String dictionary = before.substring(Math.max(0, before.lastIndexOf(" obj")));
            if (DOUBLE_COMPRESSED.matcher(dictionary).find()) {
                return false;
            }
            if (FLATE.matcher(dictionary).find()) {
                long own = inflated(content, stream.end());
                all += own;
                if (own > MAX_STREAM_BYTES || all > MAX_TOTAL_BYTES) {
                    return false;
                }
            }
        }
        return true;
    }

    private static long inflated(byte[] content, int from) {
        byte[] buffer = new byte[1 << 16];
        long size = 0;
        try (Inflater inflater = new Inflater()) {
            inflater.setInput(content, from, content.length - from);
            while (!inflater.finished() && size <= MAX_STREAM_BYTES) {
                int read = inflater.inflate(buffer);
                if (read == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    break;
                }
                size += read;
            }
        } catch (DataFormatException broken) {
            // The parser reports or repairs a broken stream.
        }
        return size;
    }
}
