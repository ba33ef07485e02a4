package preflight.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class UpdatesTest {
    private static final Update BY_PUBLISHER = new Update(
            Update.Kind.RETRACTION, new Doi("10.1000/n"), LocalDate.of(2020, 2, 1), "publisher", List.of("plagiarism"));
    private static final Update BY_OPENALEX = new Update(Update.Kind.RETRACTION, null, null, "openalex", List.of());
    private static final Update LATER_CORRECTION =
            new Update(Update.Kind.CORRECTION, new Doi("10.1000/c"), LocalDate.of(2021, 1, 1), "publisher", List.of());

    @Test
    void isTheSameInAnyOrder() {
        List<Update> updates = new java.util.ArrayList<>(List.of(BY_PUBLISHER, LATER_CORRECTION, BY_OPENALEX));
        List<Update> merged = Updates.merged(updates);
        Collections.reverse(updates);

        assertThat(merged)
                .isEqualTo(Updates.merged(updates))
                .containsExactly(
                        new Update(
                                Update.Kind.RETRACTION,
                                new Doi("10.1000/n"),
                                LocalDate.of(2020, 2, 1),
                                "openalex, publisher",
                                List.of("plagiarism")),
                        LATER_CORRECTION);
    }

    @Test
    void staysTheSameWhenMergedAgain() {
        List<Update> merged = Updates.merged(List.of(BY_PUBLISHER, LATER_CORRECTION, BY_OPENALEX));

        assertThat(Updates.merged(
                        java.util.stream.Stream.concat(merged.stream(), java.util.stream.Stream.of(BY_OPENALEX))
                                .toList()))
                .isEqualTo(merged);
    }

    @Test
    void keepsTwoNoticesOfOneKindApart() {
        Update second = new Update(Update.Kind.RETRACTION, new Doi("10.1000/m"), null, "publisher", List.of());

        assertThat(Updates.merged(List.of(BY_PUBLISHER, second))).containsExactly(BY_PUBLISHER, second);
    }
}
