package preflight.detection.model;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A model as a file: gzipped lines of tab-separated fields, so that anyone can read what it weighs. The same model
 * always gives the same bytes.
 */
public final class DetectionModelFile {
    private static final String MAGIC = "preflight-detection-model\t2";

    private DetectionModelFile() {}

    /** Writes a model; the stream stays open. */
    public static void write(LinearModel model, OutputStream out) throws IOException {
        GZIPOutputStream zipped = new GZIPOutputStream(out);
        BufferedWriter lines = new BufferedWriter(new OutputStreamWriter(zipped, StandardCharsets.UTF_8));
        lines.write(MAGIC + "\nversion\t" + model.version() + "\n");
        for (double bias : model.biases()) {
            lines.write("bias\t" + bias + "\n");
        }
        for (LengthBin bin : model.bins()) {
            lines.write("bin\t%d\t%s\t%s\n".formatted(bin.words(), bin.possibly(), bin.likely()));
        }
        for (String word : new TreeSet<>(model.mask().neutral())) {
            lines.write("word\t" + word + "\n");
        }
        for (var entry : new TreeMap<>(model.weights()).entrySet()) {
            LinearModel.FeatureWeight weight = entry.getValue();
            lines.write("feature\t" + entry.getKey() + "\t" + weight.idf());
            for (float manner : weight.byStyle()) {
                lines.write("\t" + manner);
            }
            lines.write("\n");
        }
        lines.flush();
        zipped.finish();
    }

    /** Reads a model. */
    public static LinearModel read(InputStream in) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(in, 1 << 16), StandardCharsets.UTF_8));
        if (!MAGIC.equals(lines.readLine())) {
            throw new IOException("not a detection model of format 2");
        }
        String version = "";
        List<Double> biases = new ArrayList<>();
        List<LengthBin> bins = new ArrayList<>();
        Set<String> words = new HashSet<>();
        Map<String, LinearModel.FeatureWeight> weights = new HashMap<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] field = line.split("\t", -1);
            switch (field[0]) {
                case "version" -> version = field[1];
                case "bias" -> biases.add(Double.parseDouble(field[1]));
                case "bin" ->
                    bins.add(new LengthBin(
                            Integer.parseInt(field[1]), Double.parseDouble(field[2]), Double.parseDouble(field[3])));
                case "word" -> words.add(field[1]);
                case "feature" -> weights.put(field[1], weight(field));
                default -> throw new IOException("unknown line in the detection model: " + field[0]);
            }
        }
        return new LinearModel(
                version,
                new TopicMask(words),
                weights,
                biases.stream().mapToDouble(bias -> bias).toArray(),
                bins);
    }

    private static LinearModel.FeatureWeight weight(String[] field) {
        float[] byManner = new float[field.length - 3];
        for (int i = 0; i < byManner.length; i++) {
            byManner[i] = Float.parseFloat(field[i + 3]);
        }
        return new LinearModel.FeatureWeight(Float.parseFloat(field[2]), byManner);
    }
}
