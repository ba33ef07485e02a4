package preflight.filecheck;

import java.util.ArrayList;
import java.util.List;
import preflight.manuscript.CallPlan;
import preflight.manuscript.CallPlan.Call;

/** What a person has to know about how the calls were cut. */
final class CallRemarks {
    private CallRemarks() {}

    static List<String> of(CallPlan plan) {
        List<String> remarks = new ArrayList<>();
        List<Call> calls = plan.calls();
        boolean text = calls.getFirst().wholeText();
        if (calls.size() > 1) {
            remarks.add(
                    "%d calls were needed: one takes %d references.%s Entries given twice are noticed only within a call."
                            .formatted(
                                    calls.size(),
                                    CallPlan.MOST_REFERENCES_A_CALL,
                                    text
                                            ? " The text went with the first only, so findings on later references do not show where they are cited."
                                            : ""));
        }
        if (calls.stream().noneMatch(Call::isCheck)) {
            remarks.add(
                    "Only the existence of the references was checked: retractions are looked for in a full check, which needs a text.");
        }
        return remarks;
    }
}
