package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger.LabelledSpan;

class AddressNumbersTest {

    @Test
    void areRemovedUnlessTheyAreNoNumberFieldOrReachBeyondTheAddress() {
        String text = "Seas 12, https://x.org/1999/34 55";
        int year = text.indexOf("1999");
        LabelledSpan volume = new LabelledSpan(Label.VOLUME, 5, 7);
        LabelledSpan url = new LabelledSpan(Label.URL, 9, 30);
        LabelledSpan reachesBeyond = new LabelledSpan(Label.PAGE, 28, 33);
        List<LabelledSpan> tagged = List.of(volume, url, new LabelledSpan(Label.ISSUED, year, year + 4), reachesBeyond);
        assertThat(AddressNumbers.remove(text, tagged)).containsExactly(volume, url, reachesBeyond);
    }
}
