package preflight.lab.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.lab.tagger.example.ReferenceRenderer;
import preflight.reference.tagger.Tagger;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;

class TaggerTrainerTest {

    @Test
    void tagsReferencesLikeThoseItWasTrainedOn() throws IOException {
        ReferenceRenderer renderer = new ReferenceRenderer(1);
        TaggerTrainer training = new TaggerTrainer(Map.of("journal", 3), new int[0]);
        for (int i = 0; i < 300; i++) {
            training.add(renderer.render(work(i)));
        }
        ByteArrayOutputStream model = new ByteArrayOutputStream();
        training.train(4, model, progress -> {});
        Tagger tagger = Tagger.read(new ByteArrayInputStream(model.toByteArray()));
        String text = "Moreau, A. (1999). Waves and tides of bay 7. Journal of Seas, 12(3), 101–118.";
        List<Tagger.LabelledSpan> spans = tagger.tag(text);
        assertThat(spans)
                .extracting(span -> span.label() + "="
                        + text.substring(span.start(), span.end()).replaceFirst("[^\\w]+$", ""))
                .contains("ISSUED=1999", "TITLE=Waves and tides of bay 7", "VOLUME=12", "ISSUE=3", "PAGE=101–118");
    }

    @Test
    void refusesAFileThatIsNotAModel() {
        assertThatThrownBy(() -> Tagger.read(new ByteArrayInputStream(new byte[] {1, 2, 3, 4})))
                .isInstanceOf(IOException.class);
    }

    private static Work work(int i) {
        return new Work(
                "urn:" + i,
                "article-journal",
                "Waves and tides of bay " + i,
                List.of(),
                List.of(PersonName.of("Moreau", "Anne"), PersonName.of("Okafor", "Ben")),
                List.of("Journal of Seas"),
                1900 + i % 120,
                Integer.toString(1 + i % 40),
                Integer.toString(1 + i % 12),
                (100 + i) + "-" + (110 + i),
                null,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
    }
}
