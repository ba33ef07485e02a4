package preflight.reference.tagger;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import preflight.reference.tagger.feature.Boundary;

/**
 * Reads the file of a trained tagger: gzip around big-endian data, in this order.
 *
 * <ol>
 *   <li>{@link #MAGIC}, the number of labels, their names
 *   <li>CRF: start scores, transition scores and scale (floats), the feature hashes, one int of flags for each feature (bit
 *       {@code b} set: the weight of label {@code b} is not 0), then the weights that are not 0, one byte each, all of the first
 *       label, all of the second label, ...
 *   <li>reranker: score weight and scale (floats), the feature hashes, one byte for each feature
 *   <li>lexicon: the number of words, then each word and its class (one byte)
 *   <li>gazetteer: hashes
 * </ol>
 *
 * <p>A list of hashes is its length, then the differences between neighbours, split into four byte planes: the highest byte of every
 * difference first. Hashes are ascending, so the high bytes are nearly all 0 and compress well. Weights ordered by label compress
 * better than rows, because each label has its own distribution of values.
 */
public final class TaggerModelReader {
    /** "PRF5": the first four bytes of the file, with the version of its format. */
    public static final int MAGIC = 0x50524635;

    private static final int BUFFER_BYTES = 1 << 16;

    private TaggerModelReader() {}

    /**
     * Reads a model to its end and closes the stream.
     *
     * @throws IOException if the file cannot be read, has another format or other labels
     */
    public static TaggerModel read(InputStream from) throws IOException {
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(new GZIPInputStream(from, BUFFER_BYTES), BUFFER_BYTES))) {
            if (in.readInt() != MAGIC) {
                throw new IOException("The file is not a model of the reference tagger in the current format.");
            }
            int labels = readLabels(in);
            return new TaggerModel(readCrf(in, labels), readReranker(in), readLexicon(in), readHashes(in));
        }
    }

    private static int readLabels(DataInputStream in) throws IOException {
        String[] labels = new String[in.readInt()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = in.readUTF();
        }
        String[] expected = Arrays.stream(Label.values()).map(Label::name).toArray(String[]::new);
        if (!Arrays.equals(labels, expected)) {
            throw new IOException(
                    "The model was trained with other labels than %s.".formatted(Arrays.toString(expected)));
        }
        return labels.length;
    }

    private static CrfWeights readCrf(DataInputStream in, int labels) throws IOException {
        float[] start = readFloats(in, labels);
        float[] transitions = readFloats(in, Boundary.KINDS * labels * labels);
        float scale = in.readFloat();
        int[] hashes = readHashes(in);
        return new CrfWeights(start, transitions, hashes, readRows(in, hashes.length, labels), scale);
    }

    private static byte[] readRows(DataInputStream in, int features, int labels) throws IOException {
        int[] flags = new int[features];
        int nonZero = 0;
        for (int i = 0; i < features; i++) {
            flags[i] = in.readInt();
            nonZero += Integer.bitCount(flags[i]);
        }
        byte[] weights = readBytes(in, nonZero);
        byte[] rows = new byte[features * labels];
        int next = 0;
        for (int label = 0; label < labels; label++) {
            for (int i = 0; i < features; i++) {
                if ((flags[i] >>> label & 1) != 0) {
                    rows[i * labels + label] = weights[next++];
                }
            }
        }
        return rows;
    }

    private static RerankerWeights readReranker(DataInputStream in) throws IOException {
        float scoreWeight = in.readFloat();
        float scale = in.readFloat();
        int[] hashes = readHashes(in);
        return new RerankerWeights(scoreWeight, hashes, readBytes(in, hashes.length), scale);
    }

    private static Map<String, Integer> readLexicon(DataInputStream in) throws IOException {
        int size = in.readInt();
        Map<String, Integer> classes = HashMap.newHashMap(size);
        for (int i = 0; i < size; i++) {
            String word = in.readUTF();
            classes.put(word, (int) in.readByte());
        }
        return classes;
    }

    private static int[] readHashes(DataInputStream in) throws IOException {
        int[] hashes = new int[in.readInt()];
        byte[] planes = readBytes(in, hashes.length * Integer.BYTES);
        int hash = 0;
        for (int i = 0; i < hashes.length; i++) {
            int difference = 0;
            for (int plane = 0; plane < Integer.BYTES; plane++) {
                difference = difference << Byte.SIZE | planes[plane * hashes.length + i] & 0xFF;
            }
            hash += difference;
            hashes[i] = hash;
        }
        return hashes;
    }

    private static float[] readFloats(DataInputStream in, int count) throws IOException {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = in.readFloat();
        }
        return values;
    }

    private static byte[] readBytes(DataInputStream in, int count) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) {
            throw new EOFException("The model of the reference tagger is cut off.");
        }
        return bytes;
    }
}
