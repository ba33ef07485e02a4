package preflight.api;

import java.util.ArrayList;
import java.util.List;
import preflight.contract.Issue;
import preflight.contract.IssueParams;
import preflight.detection.Detection;
import preflight.detection.PassageResult.DrivingSentence;

/** The flagged sentences of a detection, as issues: one for each sentence that drove a flag. */
final class AiIssues {
    private AiIssues() {}

    static List<Issue> of(Detection detection) {
        List<Issue> issues = new ArrayList<>();
        for (Detection.FlaggedPassage flag : detection.flags()) {
            String level = AnswerMapper.lower(flag.result().level());
            List<DrivingSentence> drivers = flag.result().drivers();
            for (int place = 0; place < drivers.size(); place++) {
                String sentence =
                        flag.passage().sentences().get(drivers.get(place).sentence());
                issues.add(new Issue(level, level, sentence, null, params(flag, place), null));
            }
        }
        return issues;
    }

    private static IssueParams params(Detection.FlaggedPassage flag, int place) {
        List<DrivingSentence> drivers = flag.result().drivers();
        return IssueParams.ofSentence(
                flag.passage().language(),
                place + 1,
                drivers.size(),
                flag.passage().tokens(),
                reasons(drivers, place));
    }

    /** For each reason of a sentence: its rank among the sentences of the paragraph with the same reason. */
    private static List<IssueParams.Reason> reasons(List<DrivingSentence> drivers, int place) {
        return drivers.get(place).reasons().stream()
                .map(code ->
                        new IssueParams.Reason(code, count(code, drivers.subList(0, place + 1)), count(code, drivers)))
                .toList();
    }

    private static int count(String code, List<DrivingSentence> drivers) {
        return (int) drivers.stream()
                .filter(driver -> driver.reasons().contains(code))
                .count();
    }
}
