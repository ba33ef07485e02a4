package preflight.lab.tagger.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger.LabelledSpan;

class LabelledReferencesTest {

    @Test
    void countsOffsetsInCodePointsAndLeavesOutUnknownLabels() throws IOException {
        LabelledReference read = read("""
            {"ref": "𝒳 Doe. Waves.", "labels": [["author", "Doe"], ["title", "Waves"], ["abstract", "."]],
             "spans": [[2, 5], [7, 12], [12, 13]]}
            """);
        assertThat(read.spans())
                .containsExactly(new LabelledSpan(Label.AUTHOR, 3, 6), new LabelledSpan(Label.TITLE, 8, 13));
        assertThat(read.labelAt(8)).isEqualTo(Label.TITLE);
        assertThat(read.labelAt(7)).isEqualTo(Label.NONE);
    }

    private static LabelledReference read(String line) throws IOException {
        return LabelledReferences.read(new ObjectMapper().readTree(line));
    }
}
