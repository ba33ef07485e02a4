package preflight.detection;

import java.util.ArrayList;
import java.util.List;
import preflight.detection.Detection.Flag;
import preflight.detection.Detection.Verdict;
import preflight.text.Manuscript;

/** Makes one verdict of the judgements on a manuscript's passages. */
public final class DetectionVerdict {
    /**
     * {@code risk} takes at least this many passages at level likely, and this share of those judged: together they
     * called none of 2,357 human documents of five and more paragraphs AI-written; two passages alone called .04 %.
     */
    static final int RISK_PASSAGES = 2;

    static final double RISK_SHARE = .15;

    /** The outcome for a manuscript without a passage: no detector need be asked. */
    public Detection nothingToJudge(Manuscript manuscript) {
        return decide(manuscript, List.of());
    }

    /**
     * The outcome for a manuscript. Nothing flagged means safe only if something could be judged.
     *
     * @param judgements one a passage, in any order
     * @throws DetectorUnavailable when a passage has no judgement, or one has no passage: never a verdict on a part
     */
    public Detection decide(Manuscript manuscript, List<Judgement> judgements) {
        int passages = manuscript.passages().size();
        if (judgements.size() != passages
                || judgements.stream()
                                .mapToInt(Judgement::passage)
                                .distinct()
                                .filter(n -> n >= 0 && n < passages)
                                .count()
                        != passages) {
            throw new DetectorUnavailable("The detection service did not answer for every paragraph.");
        }
        List<Flag> flags = new ArrayList<>();
        int checked = 0;
        int likely = 0;
        for (Judgement judgement : judgements) {
            checked += judgement.level() == Level.UNJUDGED ? 0 : 1;
            likely += judgement.level() == Level.LIKELY ? 1 : 0;
            if (judgement.level().flagged()) {
                flags.add(new Flag(manuscript.passages().get(judgement.passage()), judgement));
            }
        }
        return new Detection(verdict(checked, flags.size(), likely), checked, flags.size(), flags);
    }

    private static Verdict verdict(int checked, int flagged, int likely) {
        if (checked == 0) {
            return Verdict.INCONCLUSIVE;
        }
        if (likely >= RISK_PASSAGES && likely >= RISK_SHARE * checked) {
            return Verdict.RISK;
        }
        return flagged > 0 ? Verdict.CAUTION : Verdict.SAFE;
    }
}
