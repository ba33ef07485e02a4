package preflight.reference.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Identifiers;
import preflight.work.Work;
import preflight.work.text.Folding;

class MislabelledVenueTest {
    private static final String CONTAINER = "Journal of Marine Research";

    @Test
    void takesAnUnknownPublisherOfAPaperForAVenue() {
        assertThat(MislabelledVenue.isPresent(words(Label.PUBLISHER, "EMNLP"), work("Sea Press", CONTAINER)))
                .isTrue();
        assertThat(MislabelledVenue.isPresent(words(Label.PUBLISHER, "EMNLP"), work(null, CONTAINER)))
                .isTrue();
    }

    @Test
    void takesThePublisherOfTheRecordForAPublisher() {
        assertThat(MislabelledVenue.isPresent(
                        words(Label.PUBLISHER, "Springer"), work("Springer-Verlag Berlin", CONTAINER)))
                .isFalse();
        assertThat(MislabelledVenue.isPresent(words(Label.PUBLISHER, "Acad. Press"), work("Academic Press", CONTAINER)))
                .isFalse();
        assertThat(MislabelledVenue.isPresent(
                        words(Label.PUBLISHER, "IEEE"),
                        work("Institute of Electrical and Electronics Engineers", CONTAINER)))
                .isFalse();
    }

    @Test
    void takesAPublisherWithAPlaceOrAContainerForAPublisher() {
        assertThat(MislabelledVenue.isPresent(
                        words(Label.PLACE, "Oslo", Label.PUBLISHER, "Sea Press"), work(null, CONTAINER)))
                .isFalse();
        assertThat(MislabelledVenue.isPresent(
                        words(Label.CONTAINER, "Marine Research", Label.PUBLISHER, "Sea Press"), work(null, CONTAINER)))
                .isFalse();
    }

    @Test
    void takesAPreprintServerForNoVenue() {
        assertThat(MislabelledVenue.isPresent(words(Label.PUBLISHER, "arXiv"), work(null, CONTAINER)))
                .isFalse();
    }

    @Test
    void acceptsAPublisherOfABook() {
        assertThat(MislabelledVenue.isPresent(words(Label.PUBLISHER, "Sea Press"), work("Lake Press")))
                .isFalse();
    }

    private static List<ReferenceWord> words(Object... labelled) {
        List<ReferenceWord> words = new ArrayList<>();
        Folding.words("tidal currents").forEach(word -> words.add(new ReferenceWord(word, Label.TITLE, " ")));
        for (int i = 0; i < labelled.length; i += 2) {
            Label label = (Label) labelled[i];
            Folding.words((String) labelled[i + 1]).forEach(word -> words.add(new ReferenceWord(word, label, " ")));
        }
        return words;
    }

    private static Work work(@Nullable String publisher, String... containers) {
        return new Work(
                "urn:w",
                "article-journal",
                "Tidal currents",
                List.of(),
                List.of(),
                List.of(containers),
                null,
                null,
                null,
                null,
                publisher,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
    }
}
