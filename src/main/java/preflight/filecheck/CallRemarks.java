package preflight.filecheck;

import java.util.ArrayList;
import java.util.List;
import preflight.filecheck.CallPlan.PlannedCall;

/** What a person has to know about how the calls were cut. */
final class CallRemarks {
    private CallRemarks() {}

    static List<String> of(CallPlan plan) {
        List<String> remarks = new ArrayList<>();
        List<PlannedCall> calls = plan.calls();
        boolean text = calls.getFirst().hasManuscriptText();
        if (calls.size() > 1) {
            remarks.add(
                    "%d calls were needed: one takes %d references.%s Entries given twice are noticed only within a call."
                            .formatted(
                                    calls.size(),
                                    CallPlan.MAX_REFERENCES_PER_CALL,
                                    text
                                            ? " The text went with the first only, so findings on later references do not show where they are cited."
                                            : ""));
        }
        if (calls.stream().noneMatch(PlannedCall::isCheck)) {
            remarks.add(
                    "Only the existence of the references was checked: retractions are looked for in a full check, which needs a text.");
        }
        return remarks;
    }
}
