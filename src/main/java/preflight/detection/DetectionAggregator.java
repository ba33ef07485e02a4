package preflight.detection;

import java.util.ArrayList;
import java.util.List;
import preflight.detection.Detection.FlaggedPassage;
import preflight.detection.Detection.OverallVerdict;
import preflight.text.Manuscript;

/** Makes one verdict of the judgements on a manuscript's passages. */
public final class DetectionAggregator {
    /**
     * {@code risk} takes at least this many passages at level likely, and this share of those judged: together they
     * called none of 2,357 human documents of five and more paragraphs AI-written; two passages alone called .04 %.
     */
    static final int MIN_RISK_PASSAGES = 2;

    static final double MIN_RISK_SHARE = .15;

    /** The outcome for a manuscript without a passage: no detector need be asked. */
    public Detection nothingToCheck(Manuscript manuscript) {
        return aggregate(manuscript, List.of());
    }

    /**
     * The outcome for a manuscript. Nothing flagged means safe only if something could be judged.
     *
     * @param judgements one a passage, in any order
     * @throws DetectorUnavailableException when a passage has no judgement, or one has no passage: never a verdict on a part
     */
    public Detection aggregate(Manuscript manuscript, List<PassageResult> judgements) {
        int passages = manuscript.passages().size();
        if (judgements.size() != passages
                || judgements.stream()
                                .mapToInt(PassageResult::passage)
                                .distinct()
                                .filter(n -> n >= 0 && n < passages)
                                .count()
                        != passages) {
            throw new DetectorUnavailableException("The detection service did not answer for every paragraph.");
        }
        List<FlaggedPassage> flags = new ArrayList<>();
        int checked = 0;
        int likely = 0;
        for (PassageResult judgement : judgements) {
            checked += judgement.level() == DetectionLevel.UNJUDGED ? 0 : 1;
            likely += judgement.level() == DetectionLevel.LIKELY ? 1 : 0;
            if (judgement.level().flagged()) {
                flags.add(new FlaggedPassage(manuscript.passages().get(judgement.passage()), judgement));
            }
        }
        return new Detection(verdict(checked, flags.size(), likely), checked, flags.size(), flags);
    }

    private static OverallVerdict verdict(int checked, int flagged, int likely) {
        if (checked == 0) {
            return OverallVerdict.INCONCLUSIVE;
        }
        if (likely >= MIN_RISK_PASSAGES && likely >= MIN_RISK_SHARE * checked) {
            return OverallVerdict.RISK;
        }
        return flagged > 0 ? OverallVerdict.CAUTION : OverallVerdict.SAFE;
    }
}
