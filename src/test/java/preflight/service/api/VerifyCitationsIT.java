package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

class VerifyCitationsIT {
    private final TestGateway gateway = TestGateway.shared();

    @Test
    void answersOneEntryAReferenceInTheirOrder() {
        HttpAnswer answer = gateway.client()
                .verify(List.of(Samples.INVENTED, Samples.KNOWN, Samples.UNREADABLE, Samples.RETRACTED));

        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        JsonNode results = answer.json().path("results");
        assertThat(results)
                .extracting(entry -> entry.path("text").asText())
                .containsExactly(Samples.INVENTED, Samples.KNOWN, Samples.UNREADABLE, Samples.RETRACTED);
        assertThat(results)
                .extracting(entry -> entry.path("status").asText())
                .containsExactly("off_index", "verified", "unparseable", "verified");
    }

    @Test
    void countsWhatItAnswers() {
        JsonNode summary = gateway.client()
                .verify(List.of(Samples.INVENTED, Samples.KNOWN, Samples.UNREADABLE, Samples.RETRACTED))
                .json()
                .path("summary");

        assertThat(summary.path("total").asInt()).isEqualTo(4);
        assertThat(summary.path("verified").asInt()).isEqualTo(2);
        assertThat(summary.path("uncertain").asInt()).isZero();
        assertThat(summary.path("offIndex").asInt()).isEqualTo(1);
        assertThat(summary.path("unparseable").asInt()).isEqualTo(1);
        assertThat(summary.path("needsReview").asInt()).isEqualTo(2);
    }

    @Test
    void showsTheMatchedWorkOfAVerifiedReference() {
        JsonNode entry = gateway.client()
                .verify(List.of(Samples.KNOWN))
                .json()
                .path("results")
                .path(0);

        assertThat(entry.path("basis").asText()).isEqualTo("identifier");
        assertThat(entry.path("paper").path("canonicalId").asText()).isEqualTo("https://doi.org/10.1038/nature14539");
        assertThat(entry.path("paper").path("csl").path("title").asText()).isEqualToIgnoringCase("Deep learning");
        assertThat(entry.path("paper").path("csl").path("DOI").asText()).isEqualTo("10.1038/nature14539");
        assertThat(entry.path("csl").isNull()).isTrue();
        assertThat(entry.path("nearMissTitle").isNull()).isTrue();
    }

    @Test
    void showsTheBibliographyReadFromAReferenceOutsideTheIndex() {
        JsonNode entry = gateway.client()
                .verify(List.of(Samples.INVENTED))
                .json()
                .path("results")
                .path(0);

        assertThat(entry.path("basis").asText()).isEqualTo("parsed");
        assertThat(entry.path("paper").isNull()).isTrue();
        assertThat(entry.path("csl").path("title").asText()).contains("Magnetotactic lullabies");
        assertThat(entry.path("matchedTitle").isNull()).isTrue();
    }

    @Test
    void callsARealDoiUnderAnInventedTitleUncertain() {
        JsonNode entry = gateway.client()
                .verify(
                        List.of(
                                "Ostrowe T. Magnetotactic lullabies and the drift of orchard clocks. 2017. doi:10.1038/nature14539"))
                .json()
                .path("results")
                .path(0);

        assertThat(entry.path("status").asText()).isEqualTo("uncertain");
        assertThat(entry.path("basis").asText()).isEqualTo("identifier");
        assertThat(entry.path("matchedTitle").asText()).isEqualToIgnoringCase("Deep learning");
        assertThat(entry.path("paper").path("canonicalId").asText()).isEqualTo("https://doi.org/10.1038/nature14539");
    }

    @Test
    void takesAHundredReferencesAndRefusesOneMore() {
        TestGateway.Client client = gateway.client();

        HttpAnswer hundred = client.verify(Samples.references(100));
        HttpAnswer more = client.verify(Samples.references(101));

        assertThat(hundred.status()).isEqualTo(200);
        assertThat(hundred.json().path("results")).hasSize(100);
        assertThat(more.status()).isEqualTo(400);
        assertThat(more.detail()).contains("100").contains("101");
    }

    @Test
    void answersAnEmptyListWithAnEmptyList() {
        HttpAnswer answer = gateway.client().verify(List.of());

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("results")).isEmpty();
        assertThat(answer.json().path("summary").path("total").asInt()).isZero();
    }

    @Test
    void isFreeOfChargeAndNeedsNoBalance() {
        TestGateway.Client client = gateway.client(Plan.PRO, 0);

        assertThat(client.verify(List.of(Samples.KNOWN)).status()).isEqualTo(200);
        assertThat(client.credits()).isZero();
    }

    @Test
    void answersTheSameInputTheSame() {
        TestGateway.Client client = gateway.client();
        List<String> references = List.of(Samples.KNOWN, Samples.INVENTED, Samples.RETRACTED, Samples.UNREADABLE);

        assertThat(client.verify(references).text())
                .isEqualTo(client.verify(references).text());
    }
}
