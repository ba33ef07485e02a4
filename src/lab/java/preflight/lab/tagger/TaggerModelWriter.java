package preflight.lab.tagger;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import preflight.reference.tagger.CrfWeights;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.RerankerWeights;
import preflight.reference.tagger.TaggerModel;
import preflight.reference.tagger.TaggerModelReader;

/** Writes the file of a trained tagger. {@link TaggerModelReader} describes the format. The same model gives the same bytes. */
public final class TaggerModelWriter {
    private static final int BUFFER_BYTES = 1 << 16;

    private final Gzip gzip;
    private final DataOutputStream out;

    private TaggerModelWriter(OutputStream to) throws IOException {
        gzip = new Gzip(to);
        out = new DataOutputStream(new BufferedOutputStream(gzip, BUFFER_BYTES));
    }

    /** Writes the model and closes the stream. */
    public static void write(TaggerModel model, OutputStream to) throws IOException {
        TaggerModelWriter writer = new TaggerModelWriter(to);
        try (DataOutputStream out = writer.out) {
            out.writeInt(TaggerModelReader.MAGIC);
            Label[] labels = Label.values();
            out.writeInt(labels.length);
            for (Label label : labels) {
                out.writeUTF(label.name());
            }
            writer.writeCrf(model.crf());
            writer.writeReranker(model.reranker());
            out.writeInt(model.lexicon().size());
            for (Map.Entry<String, Integer> word : new TreeMap<>(model.lexicon()).entrySet()) {
                out.writeUTF(word.getKey());
                out.writeByte(word.getValue());
            }
            writer.writeHashes(model.gazetteer());
        }
    }

    private void writeCrf(CrfWeights crf) throws IOException {
        writeFloats(crf.start());
        writeFloats(crf.transitions());
        out.writeFloat(crf.scale());
        writeHashes(crf.hashes());
        writeRows(crf.rows(), crf.hashes().length, crf.start().length);
    }

    private void writeRows(byte[] rows, int features, int labels) throws IOException {
        for (int i = 0; i < features; i++) {
            int flags = 0;
            for (int label = 0; label < labels; label++) {
                flags |= rows[i * labels + label] == 0 ? 0 : 1 << label;
            }
            out.writeInt(flags);
        }
        compressBytesOneByOne(true);
        for (int label = 0; label < labels; label++) {
            for (int i = 0; i < features; i++) {
                if (rows[i * labels + label] != 0) {
                    out.writeByte(rows[i * labels + label]);
                }
            }
        }
        compressBytesOneByOne(false);
    }

    private void writeReranker(RerankerWeights reranker) throws IOException {
        out.writeFloat(reranker.scoreWeight());
        out.writeFloat(reranker.scale());
        writeHashes(reranker.hashes());
        compressBytesOneByOne(true);
        out.write(reranker.weights());
        compressBytesOneByOne(false);
    }

    private void writeFloats(float[] values) throws IOException {
        for (float value : values) {
            out.writeFloat(value);
        }
    }

    private void writeHashes(int[] hashes) throws IOException {
        out.writeInt(hashes.length);
        for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            int previous = 0;
            for (int hash : hashes) {
                out.writeByte((hash - previous) >>> shift);
                previous = hash;
            }
        }
    }

    /** Weights look random to the search for repeated sequences, which makes them longer: Huffman coding alone is smaller. */
    private void compressBytesOneByOne(boolean oneByOne) throws IOException {
        out.flush();
        gzip.strategy(oneByOne ? Deflater.HUFFMAN_ONLY : Deflater.DEFAULT_STRATEGY);
    }

    private static final class Gzip extends GZIPOutputStream {
        Gzip(OutputStream to) throws IOException {
            super(to, BUFFER_BYTES);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }

        void strategy(int strategy) {
            def.setStrategy(strategy);
        }
    }
}
