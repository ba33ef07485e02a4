package preflight.reference.lookup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;

class LookupBatchTest {
    private static final String KNOWN =
            "Authora A, Authorb B. A careful study of small brown birds. Journal of Birds. 2015;3:14-20.";
    private static final String OTHER =
            "Nemo N. Another study of wholly different matters. Journal of Fish. 2001;1:1-2.";

    private final IndexChain chain = chain(Duration.ofMinutes(1));

    @Test
    void asksTheNextIndexOnlyForWhatWasNotVerified() throws Exception {
        LookupBatch begun = chain.begin(lines(KNOWN, OTHER));
        assertThat(begun.source()).isEqualTo("local");
        assertThat(begun.open()).hasSize(2);

        LookupBatch next = begun.after(answered(begun, work()));

        assertThat(next.source()).isEqualTo("crossref");
        assertThat(next.open())
                .extracting(lookup -> lookup.reference().line().number())
                .containsExactly(2);
        assertThat(next.queries()).hasSize(1);
    }

    @Test
    void isFinishedOnceAllIsVerified() throws Exception {
        LookupBatch begun = chain.begin(lines(KNOWN));

        assertThat(begun.after(answered(begun, work())).unfinished()).isFalse();
    }

    @Test
    void theBestVerdictWinsWhicheverIndexGaveIt() throws Exception {
        LookupBatch found = chain.begin(lines(KNOWN, OTHER));
        found = found.after(answered(found));
        assertThat(found.unfinished()).isTrue();
        found = found.after(answered(found, work()));

        assertThat(found.verification().verdicts())
                .extracting(ReferenceVerdict::status)
                .containsExactly(Status.VERIFIED, Status.OFF_INDEX);
    }

    @Test
    void aVerdictStandsAgainstALaterIndexThatKnowsNothing() throws Exception {
        Work unlike = CrossrefWorkReader.read(new ObjectMapper()
                .readTree(
                        "{\"DOI\": \"10.1000/1\", \"title\": [\"A careful study of small brown birds and bees\"], \"author\": [{\"family\": \"Authora\"}],"
                                + " \"issued\": {\"date-parts\": [[2015]]}}"));
        LookupBatch begun = chain.begin(lines(KNOWN));
        LookupBatch asked = begun.after(answered(begun, unlike));
        ReferenceVerdict first = asked.lookups().getFirst().bestVerdict();

        LookupBatch done = asked.after(answered(asked));

        assertThat(first).isNotNull().extracting(ReferenceVerdict::status).isEqualTo(Status.UNCERTAIN);
        assertThat(done.verification().verdicts()).containsExactly(first);
    }

    @Test
    void asksNobodyAboutALineThatCannotBeRead() {
        LookupBatch begun = chain.begin(lines("ibid."));

        assertThat(begun.unfinished()).isFalse();
        assertThat(begun.verification().verdicts())
                .extracting(ReferenceVerdict::status)
                .containsExactly(Status.UNPARSEABLE);
    }

    @Test
    void asksTheSameIndexAgainForAnswersThatDidNotComeHome() throws Exception {
        LookupBatch begun = chain.begin(lines(KNOWN, OTHER, OTHER));
        List<ReferenceLookup> answered = answered(begun, work());

        LookupBatch again = begun.after(answered.subList(0, 2));

        assertThat(again.unfinished()).isTrue();
        assertThat(again.source()).isEqualTo("local");
        assertThat(again.open())
                .extracting(lookup -> lookup.reference().line().number())
                .containsExactly(1);
        LookupBatch next = again.after(answered(again, work()));
        assertThat(next.source()).isEqualTo("crossref");
        assertThat(next.open())
                .extracting(lookup -> lookup.reference().line().number())
                .containsExactly(2, 3);
    }

    @Test
    void refusesAListWithAnswersMissingWhenTimeIsUp() {
        IndexChain late = chain(Duration.ZERO);
        LookupBatch begun = late.begin(lines(KNOWN, OTHER));

        assertThatThrownBy(() -> begun.after(answered(begun).subList(0, 1)))
                .isInstanceOf(LookupFailed.class)
                .hasMessageContaining("1 of 2");
    }

    @Test
    void refusesAListOfWhichNothingCameHome() {
        LookupBatch begun = chain.begin(lines(KNOWN, OTHER));

        assertThatThrownBy(() -> begun.after(List.of())).isInstanceOf(LookupFailed.class);
    }

    @Test
    void failsWhenAnIndexFailsBeforeAllIsVerified() {
        IndexAnswer.Unavailable unavailable = new IndexAnswer.Unavailable("Crossref", "did not answer in time");
        LookupBatch begun = chain.begin(lines(KNOWN));

        assertThatThrownBy(() -> chain.match(begun.open().getFirst(), unavailable))
                .isInstanceOf(LookupFailed.class)
                .hasMessage("Crossref: did not answer in time");
    }

    private static IndexChain chain(Duration limit) {
        return new IndexChain(List.of("local", "crossref"), new ReferenceParser(), new ReferenceMatcher(), limit);
    }

    /** What all open look-ups come to when the index knows these works. */
    private List<ReferenceLookup> answered(LookupBatch asked, Work... works) {
        List<ReferenceLookup> answered = new ArrayList<>();
        for (ReferenceLookup lookup : asked.open().reversed()) {
            answered.add(chain.match(lookup, new IndexAnswer.Candidates(List.of(works))));
        }
        return answered;
    }

    private static Work work() throws Exception {
        return CrossrefWorkReader.read(new ObjectMapper()
                .readTree(
                        "{\"DOI\": \"10.1000/1\", \"title\": [\"A careful study of small brown birds\"], \"author\": [{\"family\": \"Authora\"},"
                                + " {\"family\": \"Authorb\"}], \"container-title\": [\"Journal of Birds\"], \"volume\": \"3\", \"page\": \"14-20\","
                                + " \"issued\": {\"date-parts\": [[2015]]}}"));
    }

    private static List<ReferenceLine> lines(String... texts) {
        return IntStream.range(0, texts.length)
                .mapToObj(i -> new ReferenceLine(i + 1, texts.length, texts[i]))
                .toList();
    }
}
