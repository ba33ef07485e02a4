package preflight.service.index;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** A whole gateway that asks a stand-in for Crossref: what that costs, and that the verdicts are those of the local index. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrossrefIT {
    private static final int RATE = 1000;

    private final CrossrefStub crossref = new CrossrefStub(RATE);
    private TestGateway gateway = TestGateway.shared();

    @BeforeAll
    void start() {
        gateway = TestGateway.with(
                "preflight.index.sources", "crossref",
                "preflight.index.crossref.url", crossref.url(),
                "preflight.index.crossref.requests-per-second", String.valueOf(RATE),
                "preflight.throttle.verify-per-minute", "1000",
                "preflight.index.mailto", "lab@example.org");
    }

    @AfterAll
    void stop() {
        gateway.close();
        crossref.close();
    }

    @Test
    void aHundredReferencesWithDoisCostTwoRequestsAndARepeatNone() {
        TestGateway.Client client = gateway.client();
        List<String> references = crossref.all().subList(0, 100).stream()
                .map(work ->
                        reference(work) + " https://doi.org/" + work.path("DOI").asText())
                .toList();
        int before = crossref.count();

        HttpAnswer first = client.verify(references);
        int cost = crossref.count() - before;
        HttpAnswer second = client.verify(references);

        assertThat(first.json().path("summary").path("verified").asInt())
                .as(first.text())
                .isEqualTo(100);
        assertThat(cost).isLessThanOrEqualTo(2);
        assertThat(second.text()).isEqualTo(first.text());
        assertThat(crossref.count() - before).isEqualTo(cost);
    }

    @Test
    void aHundredReferencesWithoutDoisCostARequestEachAndARepeatNone() {
        TestGateway.Client client = gateway.client();
        // As no other test has asked for them.
        List<String> references = crossref.all().subList(100, 200).stream()
                .map(work -> "[1] " + reference(work))
                .toList();
        int before = crossref.count();

        HttpAnswer first = client.verify(references);
        int cost = crossref.count() - before;

        assertThat(first.status()).as(first.text()).isEqualTo(200);
        assertThat(cost).isPositive().isLessThanOrEqualTo(100);
        assertThat(client.verify(references).text()).isEqualTo(first.text());
        assertThat(crossref.count() - before).isEqualTo(cost);
    }

    @Test
    void remembersThatThereIsNoSuchWork() {
        TestGateway.Client client = gateway.client();
        List<String> references = IntStream.range(0, 10)
                .mapToObj(i -> Samples.INVENTED + " doi:10.5555/none-" + i)
                .toList();
        client.verify(references);
        int before = crossref.count();

        HttpAnswer again = client.verify(references);

        assertThat(again.json().path("summary").path("offIndex").asInt()).isEqualTo(10);
        assertThat(crossref.count()).isEqualTo(before);
    }

    /** Every work of the sample, referred to in four ways. */
    @Test
    void givesTheVerdictsOfTheLocalIndexOnTheSameWorks() {
        List<String> references = new ArrayList<>(List.of(Samples.KNOWN, Samples.RETRACTED, Samples.INVENTED, "ibid."));
        for (JsonNode work : crossref.all()) {
            references.add(reference(work));
            references.add(reference(work) + " doi:" + work.path("DOI").asText());
            references.add("Nemo N. Wholly other matters, found by nobody. 2003. doi:"
                    + work.path("DOI").asText());
            references.add(reference(work).replaceFirst("\\d{4}", "1871"));
        }
        assertThat(references).hasSizeGreaterThan(1000);
        TestGateway.Client live = gateway.client();
        for (int from = 0; from < references.size(); from += 100) {
            List<String> list = references.subList(from, Math.min(from + 100, references.size()));
            assertThat(verdicts(live.verify(list)))
                    .isEqualTo(verdicts(TestGateway.shared().client().verify(list)));
        }
    }

    private static List<String> verdicts(HttpAnswer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return StreamSupport.stream(answer.json().path("results").spliterator(), false)
                .map(entry -> "%s: %s %s %s"
                        .formatted(
                                entry.path("text").asText(),
                                entry.path("status").asText(),
                                entry.path("basis").asText(),
                                entry.path("paper").path("canonicalId").asText()))
                .toList();
    }

    private static String reference(JsonNode work) {
        List<String> authors = new ArrayList<>();
        work.path("author")
                .forEach(author -> authors.add(author.path("family").asText() + " "
                        + author.path("given").asText("A").charAt(0)));
        return "%s. %s. %s. %s;%s:%s."
                .formatted(
                        String.join(", ", authors),
                        work.path("title").path(0).asText(),
                        work.path("container-title").path(0).asText(),
                        work.path("issued").path("date-parts").path(0).path(0).asText(),
                        work.path("volume").asText("1"),
                        work.path("page").asText("1"));
    }
}
