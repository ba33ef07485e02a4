package preflight.lab.detection.train;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import preflight.detection.model.DetectionModelReader;
import preflight.detection.model.LengthBin;
import preflight.detection.model.LinearModel;

/** Writes the model file that {@link DetectionModelReader} reads. The same model always gives the same bytes. */
public final class DetectionModelWriter {
    private DetectionModelWriter() {}

    /** Writes a model; the stream stays open. */
    public static void write(LinearModel model, OutputStream out) throws IOException {
        GZIPOutputStream zipped = new GZIPOutputStream(out);
        BufferedWriter lines = new BufferedWriter(new OutputStreamWriter(zipped, StandardCharsets.UTF_8));
        lines.write(DetectionModelReader.HEADER + "\nversion\t" + model.version() + "\n");
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
            for (float style : weight.byStyle()) {
                lines.write("\t" + style);
            }
            lines.write("\n");
        }
        lines.flush();
        zipped.finish();
    }
}
