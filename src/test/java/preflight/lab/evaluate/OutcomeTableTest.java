package preflight.lab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import preflight.reference.decide.ReferenceVerdict.Status;

class OutcomeTableTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final OutcomeTable table = new OutcomeTable();

    @Test
    void dividesHitsAndReferencesOfTheSameKinds() {
        count("positive", true, Status.VERIFIED, true);
        count("positive", true, Status.UNCERTAIN, true);
        count("doi_positive", true, Status.VERIFIED, true);
        // A hit that no recall counts: the reference has a wrong DOI, so uncertain is an answer as good.
        count("real_wrong_doi", true, Status.VERIFIED, true);
        count("real_wrong_doi", true, Status.VERIFIED, true);

        assertThat(table.precision()).isEqualTo(1);
        assertThat(table.recall()).isCloseTo(2 / 3.0, within(1e-9));
        assertThat(table.f1()).isCloseTo(0.8, within(1e-9));
    }

    @Test
    void countsAVerifiedReferenceToAnUnknownWorkAgainstPrecisionOnly() {
        count("positive", true, Status.VERIFIED, true);
        count("excluded", false, Status.VERIFIED, false);
        count("positive", false, Status.OFF_INDEX, false);

        assertThat(table.precision()).isEqualTo(0.5);
        assertThat(table.recall()).isEqualTo(1);
    }

    @Test
    void hasNoFiguresWithoutReferences() {
        assertThat(table.precision()).isZero();
        assertThat(table.recall()).isZero();
        assertThat(table.f1()).isZero();
    }

    private void count(String kind, boolean inIndex, Status status, boolean right) {
        ObjectNode query = JSON.createObjectNode().put("kind", kind).put("style", "apa");
        if (inIndex) {
            query.putArray("ok_verified").add("10.5555/tides");
        }
        table.count(query, status, right);
    }
}
