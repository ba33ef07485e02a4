package preflight.api.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import preflight.detection.Detection;
import preflight.detection.PassageResult.DrivingSentence;

/** Maps the flagged paragraphs of a detection to issues: one for each sentence that contributed to a flag. */
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

    private static Map<String, Object> params(Detection.FlaggedPassage flag, int place) {
        List<DrivingSentence> drivers = flag.result().drivers();
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("lang", flag.passage().language());
        params.put("rank", place + 1);
        params.put("rank_total", drivers.size());
        params.put("unit_tokens", flag.passage().tokens());
        params.put("reasons", reasons(drivers, place));
        return params;
    }

    /** For each reason of a sentence: its rank among the sentences of the paragraph with the same reason. */
    private static List<Map<String, Object>> reasons(List<DrivingSentence> drivers, int place) {
        List<Map<String, Object>> reasons = new ArrayList<>();
        for (String code : drivers.get(place).reasons()) {
            Map<String, Object> reason = new LinkedHashMap<>();
            reason.put("code", code);
            reason.put("rank", count(code, drivers.subList(0, place + 1)));
            reason.put("total", count(code, drivers));
            reasons.add(reason);
        }
        return reasons;
    }

    private static int count(String code, List<DrivingSentence> drivers) {
        return (int) drivers.stream()
                .filter(driver -> driver.reasons().contains(code))
                .count();
    }
}
