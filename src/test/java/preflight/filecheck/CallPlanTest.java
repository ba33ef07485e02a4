package preflight.filecheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.filecheck.CallPlan.CheckScope;
import preflight.filecheck.CallPlan.PlannedCall;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

class CallPlanTest {
    @Test
    void sendsTheTextWithTheFirstCallOnly() {
        List<PlannedCall> calls =
                CallPlan.of(manuscript("It rained.", 201), CheckScope.ALL).calls();

        assertThat(calls)
                .extracting(PlannedCall::text)
                .containsExactly("It rained.", "Reference list of Mills", "Reference list of Mills");
        assertThat(calls).extracting(PlannedCall::hasManuscriptText).containsExactly(true, false, false);
        assertThat(calls).extracting(PlannedCall::firstReference).containsExactly(1, 101, 201);
        assertThat(calls).extracting(call -> call.references().size()).containsExactly(100, 100, 1);
        assertThat(calls).allMatch(PlannedCall::isCheck);
    }

    @Test
    void onlyVerifiesReferencesOfAFileWithoutText() {
        assertThat(CallPlan.of(manuscript("", 100), CheckScope.ALL).calls())
                .singleElement()
                .isEqualTo(new PlannedCall("", references(100), 1, false))
                .matches(call -> !call.isCheck());
    }

    @Test
    void onlyVerifiesReferencesIfAsked() {
        assertThat(CallPlan.of(manuscript("It rained.", 101), CheckScope.REFERENCES_ONLY)
                        .calls())
                .hasSize(2)
                .noneMatch(PlannedCall::isCheck);
    }

    @Test
    void checksTheSourcesOfAListWithALineOfText() {
        assertThat(CallPlan.of(manuscript("", 2), CheckScope.SOURCES).calls())
                .singleElement()
                .isEqualTo(new PlannedCall("Reference list of Mills", references(2), 1, false));
    }

    @Test
    void makesOneCallForATextWithoutReferences() {
        assertThat(CallPlan.of(manuscript("It rained.", 0), CheckScope.ALL).calls())
                .containsExactly(new PlannedCall("It rained.", List.of(), 1, true));
    }

    @Test
    void acceptsTheLimitsAndRefusesMore() {
        assertThat(CallPlan.of(
                                manuscript("😀".repeat(CallPlan.MAX_CHARACTERS), CallPlan.MAX_REFERENCES),
                                CheckScope.ALL)
                        .calls())
                .hasSize(20);
        assertThatThrownBy(() -> CallPlan.of(manuscript("x".repeat(CallPlan.MAX_CHARACTERS + 1), 0), CheckScope.ALL))
                .isInstanceOfSatisfying(
                        UnreadableFile.class,
                        refused -> assertThat(refused.isTooLarge()).isTrue())
                .hasMessageContaining("200,001 characters");
        assertThatThrownBy(() -> CallPlan.of(manuscript("", CallPlan.MAX_REFERENCES + 1), CheckScope.ALL))
                .isInstanceOfSatisfying(
                        UnreadableFile.class,
                        refused -> assertThat(refused.isTooLarge()).isTrue())
                .hasMessageContaining("2,001 references");
    }

    private static ManuscriptContent manuscript(String body, int references) {
        return new ManuscriptContent(
                "paper.txt",
                FileFormat.TEXT,
                "Mills",
                body,
                references(references).stream()
                        .map(text -> new ListedReference(text, 0))
                        .toList(),
                List.of());
    }

    private static List<String> references(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> "Reference " + i).toList();
    }
}
