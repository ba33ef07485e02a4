package preflight.lab.detection.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import preflight.detection.model.DetectionModelReader;
import preflight.detection.model.LengthBin;
import preflight.detection.model.LinearModel;
import preflight.detection.model.TopicMask;

class DetectionModelWriterTest {
    private static final LinearModel MODEL = new LinearModel(
            "test",
            new TopicMask(Set.of("the", "is", "crucial")),
            Map.of(
                    "the", new LinearModel.FeatureWeight(1.5f, new float[] {.1f, -.3f}),
                    "is crucial", new LinearModel.FeatureWeight(2.25f, new float[] {.7f, 1e-7f})),
            new double[] {-.5, 1.0 / 3},
            List.of(new LengthBin(100, 2, 3), new LengthBin(Integer.MAX_VALUE, 1, 2)));

    @Test
    void writesWhatIsReadBackUnchanged() throws IOException {
        byte[] file = write(MODEL);
        LinearModel read = DetectionModelReader.read(new ByteArrayInputStream(file));
        assertThat(read.version()).isEqualTo("test");
        assertThat(read.bins()).isEqualTo(MODEL.bins());
        assertThat(read.mask().neutral()).isEqualTo(MODEL.mask().neutral());
        assertThat(read.weights().keySet()).isEqualTo(MODEL.weights().keySet());
        assertThat(read.biases()).isEqualTo(MODEL.biases());
        assertThat(read.score(List.of("The crucial river is crucial.")).total())
                .isEqualTo(MODEL.score(List.of("The crucial river is crucial.")).total());
        assertThat(write(read)).isEqualTo(file);
    }

    private static byte[] write(LinearModel model) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DetectionModelWriter.write(model, bytes);
        return bytes.toByteArray();
    }
}
