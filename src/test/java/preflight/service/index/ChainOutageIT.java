package preflight.service.index;

import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.service.Samples;

/** The local index first, Crossref for what it could not verify. */
class ChainOutageIT extends LiveIndexOutage {
    ChainOutageIT() {
        super(new CrossrefStub(RATE), "Crossref", "local,crossref");
    }

    @Test
    void needsNoCrossrefForWhatTheLocalIndexVerifies() throws Exception {
        index.answers(serverError());
        int before = index.count();

        checkLists(Collections.nCopies(100, Samples.KNOWN), 11 + 8, answer -> {
            JsonNode citations = answer.json().path("citations");
            assertThat(citations.path("status").asText()).as(answer.text()).isEqualTo("ok");
            assertThat(citations.path("summary").path("verified").asInt()).isEqualTo(100);
            assertThat(answer.json().path("sourceQuality").path("status").asText())
                    .isEqualTo("ok");
        });

        assertThat(index.count()).isEqualTo(before);
        assertThat(gateway.client()
                        .verify(List.of(Samples.KNOWN, references("MIXED").getFirst()))
                        .status())
                .isEqualTo(502);
    }
}
