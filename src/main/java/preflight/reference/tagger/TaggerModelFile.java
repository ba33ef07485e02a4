package preflight.reference.tagger;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import preflight.reference.tagger.feature.Boundary;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.WordClasses;

/** The file a trained tagger is kept in: labels, transitions, feature weights, those of whole readings, lexicon; gzipped. */
public final class TaggerModelFile {
    private static final int MAGIC = 0x50524634;

    private TaggerModelFile() {}

    /**
     * @param hashes ascending
     * @param rows one byte per label for each feature
     */
    public record CrfWeights(float[] start, float[] transitions, int[] hashes, byte[] rows, float scale) {

        public Crf toCrf() {
            int labels = start.length;
            return new Crf(labels, start, transitions, new WeightTable(labels, hashes, rows, scale));
        }

        /** Rounds weights to bytes and leaves out features none of whose weights reaches {@code least}. */
        public static CrfWeights quantised(
                int labels, double[] start, double[] transitions, int[] hashes, float[] weights, float least) {
            float max = 0;
            for (float weight : weights) {
                max = Math.max(max, Math.abs(weight));
            }
            float scale = Math.max(max, 1e-6f) / Byte.MAX_VALUE;
            int[] kept = IntStream.range(0, hashes.length)
                    .filter(i -> largest(weights, i * labels, labels) >= Math.max(least, scale / 2))
                    .toArray();
            byte[] rows = new byte[kept.length * labels];
            for (int k = 0; k < kept.length; k++) {
                for (int label = 0; label < labels; label++) {
                    rows[k * labels + label] = (byte) Math.round(weights[kept[k] * labels + label] / scale);
                }
            }
            int[] keptHashes = IntStream.of(kept).map(i -> hashes[i]).toArray();
            return new CrfWeights(floats(start), floats(transitions), keptHashes, rows, scale);
        }

        private static float largest(float[] weights, int from, int count) {
            float largest = 0;
            for (int i = from; i < from + count; i++) {
                largest = Math.max(largest, Math.abs(weights[i]));
            }
            return largest;
        }

        private static float[] floats(double[] values) {
            float[] floats = new float[values.length];
            for (int i = 0; i < values.length; i++) {
                floats[i] = (float) values[i];
            }
            return floats;
        }
    }

    public static void write(
            OutputStream to, CrfWeights weights, Reranker choice, Map<String, Integer> lexicon, Gazetteer names)
            throws IOException {
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(to, 1 << 16))) {
            out.writeInt(MAGIC);
            Label[] labels = Label.values();
            out.writeInt(labels.length);
            for (Label label : labels) {
                out.writeUTF(label.name());
            }
            write(out, weights);
            write(out, choice);
            out.writeInt(lexicon.size());
            for (Map.Entry<String, Integer> word : new TreeMap<>(lexicon).entrySet()) {
                out.writeUTF(word.getKey());
                out.writeByte(word.getValue());
            }
            writeInts(out, names.hashes());
        }
    }

    private static void write(DataOutputStream out, CrfWeights weights) throws IOException {
        for (float value : weights.start()) {
            out.writeFloat(value);
        }
        for (float value : weights.transitions()) {
            out.writeFloat(value);
        }
        out.writeFloat(weights.scale());
        writeInts(out, weights.hashes());
        out.write(weights.rows());
    }

    private static void write(DataOutputStream out, Reranker choice) throws IOException {
        out.writeFloat(choice.scoreWeight());
        out.writeFloat(choice.weights().scale());
        writeInts(out, choice.weights().hashes());
        out.write(choice.weights().bytes());
    }

    private static void writeInts(DataOutputStream out, int[] values) throws IOException {
        out.writeInt(values.length);
        for (int value : values) {
            out.writeInt(value);
        }
    }

    static Tagger read(InputStream from) throws IOException {
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(new GZIPInputStream(from, 1 << 16), 1 << 16))) {
            if (in.readInt() != MAGIC) {
                throw new IOException("not a model of the reference tagger");
            }
            Label[] labels = new Label[in.readInt()];
            for (int i = 0; i < labels.length; i++) {
                labels[i] = Label.valueOf(in.readUTF());
            }
            if (!Arrays.equals(labels, Label.values())) {
                throw new IOException("the model knows other fields");
            }
            Crf crf = readCrf(in, labels.length);
            Reranker choice = readChoice(in);
            WordClasses lexicon = WordClasses.read(in);
            return new Tagger(crf, choice, labels, lexicon, new Gazetteer(ints(in)));
        }
    }

    private static Crf readCrf(DataInputStream in, int labels) throws IOException {
        float[] start = floats(in, labels);
        float[] transitions = floats(in, Boundary.KINDS * labels * labels);
        float scale = in.readFloat();
        int[] hashes = ints(in);
        return new CrfWeights(start, transitions, hashes, in.readNBytes(hashes.length * labels), scale).toCrf();
    }

    private static Reranker readChoice(DataInputStream in) throws IOException {
        float trust = in.readFloat();
        float scale = in.readFloat();
        int[] hashes = ints(in);
        return new Reranker(trust, new WeightMap(hashes, in.readNBytes(hashes.length), scale));
    }

    private static int[] ints(DataInputStream in) throws IOException {
        int[] values = new int[in.readInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = in.readInt();
        }
        return values;
    }

    private static float[] floats(DataInputStream in, int count) throws IOException {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = in.readFloat();
        }
        return values;
    }
}
