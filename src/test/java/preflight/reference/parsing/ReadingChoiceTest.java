package preflight.reference.parsing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReadingChoiceTest {
    private static final WeightMap NOTHING = new WeightMap(new int[0], new byte[0], 1);
    private static final String TEXT = "Moreau. Tidal currents. Journal of Seas";

    private final Features features = new Features(TEXT, Tokens.of(TEXT), Lexicon.EMPTY, Phrases.NONE);

    @Test
    void takesWhatSharesMostFieldsWithTheOthersAmongReadingsAboutAsGood() {
        Reading odd = reading(0, Label.EDITOR, Label.NOTE, Label.NOTE);
        Reading title = reading(0.2f, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        Reading publisher = reading(0.3f, Label.AUTHOR, Label.TITLE, Label.PUBLISHER);
        ReadingChoice choice = new ReadingChoice(1, NOTHING);
        assertThat(choice.among(List.of(odd, title, publisher), features)).isSameAs(title);
        assertThat(choice.among(List.of(odd), features)).isSameAs(odd);
    }

    @Test
    void aReadingFarBehindIsNotTakenForWhatItShares() {
        Reading odd = reading(0, Label.EDITOR, Label.NOTE, Label.NOTE);
        Reading title = reading(4, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        Reading publisher = reading(4, Label.AUTHOR, Label.TITLE, Label.PUBLISHER);
        assertThat(new ReadingChoice(1, NOTHING).among(List.of(odd, title, publisher), features))
                .isSameAs(odd);
    }

    @Test
    void learnsWhichReadingsAreRightAsAWhole() {
        Reading swapped = reading(0, Label.AUTHOR, Label.CONTAINER, Label.TITLE);
        Reading right = reading(1, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        ReadingTrainer trainer = new ReadingTrainer();
        for (int i = 0; i < 50; i++) {
            trainer.add(features, List.of(swapped, right), right);
        }
        ReadingChoice choice = trainer.learn(progress -> {});
        assertThat(choice.among(List.of(swapped, right), features)).isSameAs(right);
    }

    /** The name, the title and the journal of the text read as these, the full stops as none. */
    private Reading reading(float behind, Label name, Label title, Label journal) {
        int[] labels = Stream.of(name, Label.NONE, title, title, Label.NONE, journal, journal, journal)
                .mapToInt(Label::ordinal)
                .toArray();
        assertThat(Arrays.stream(labels).count()).isEqualTo(features.size());
        return Reading.of(labels, behind, features);
    }
}
