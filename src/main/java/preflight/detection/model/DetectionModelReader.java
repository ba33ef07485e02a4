package preflight.detection.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * Reads a model file: gzipped UTF-8 lines of tab-separated fields, so that anyone can inspect the weights. The first field names
 * the kind of line:
 *
 * <pre>
 * preflight-detection-model  2
 * version  NAME
 * bias     NUMBER                        one per writing style
 * bin      WORDS  POSSIBLY  LIKELY       one per length bin, shortest first
 * word     WORD                          a word that the topic mask keeps
 * feature  NAME  IDF  WEIGHT...          one weight per writing style
 * </pre>
 */
public final class DetectionModelReader {
    /** The first line of a model file: name and version of the format. */
    public static final String HEADER = "preflight-detection-model\t2";

    private DetectionModelReader() {}

    /**
     * Reads a model; the stream stays open.
     *
     * @throws IOException when the stream cannot be read or is not a model of this format
     */
    public static LinearModel read(InputStream in) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(in, 1 << 16), StandardCharsets.UTF_8));
        if (!HEADER.equals(lines.readLine())) {
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
        float[] byStyle = new float[field.length - 3];
        for (int i = 0; i < byStyle.length; i++) {
            byStyle[i] = Float.parseFloat(field[i + 3]);
        }
        return new LinearModel.FeatureWeight(Float.parseFloat(field[2]), byStyle);
    }
}
