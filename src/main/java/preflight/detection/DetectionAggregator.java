package preflight.detection;

import java.util.ArrayList;
import java.util.List;
import preflight.detection.Detection.FlaggedPassage;
import preflight.detection.Detection.OverallVerdict;
import preflight.text.Manuscript;

/** Combines the results for the passages of a manuscript into one verdict. */
public final class DetectionAggregator {
    /**
     * The verdict {@code risk} needs at least this many passages at level likely, and at least {@link #MIN_RISK_SHARE} of those
     * checked. Measured on the development set: together they gave {@code risk} to none of 2,357 human documents of five or more
     * paragraphs; the count of two alone gave it to .04 %.
     */
    static final int MIN_RISK_PASSAGES = 2;

    static final double MIN_RISK_SHARE = .15;

    /** The result for a manuscript without passages, for which no detector is called. */
    public Detection nothingToCheck(Manuscript manuscript) {
        return aggregate(manuscript, List.of());
    }

    /**
     * The result for a manuscript. It is safe only when something was checked and nothing flagged.
     *
     * @param results one per passage, in any order
     * @throws DetectorUnavailableException when passages and results do not match one to one
     */
    public Detection aggregate(Manuscript manuscript, List<PassageResult> results) {
        int passages = manuscript.passages().size();
        if (results.size() != passages
                || results.stream()
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
        for (PassageResult result : results) {
            checked += result.level() == DetectionLevel.UNJUDGED ? 0 : 1;
            likely += result.level() == DetectionLevel.LIKELY ? 1 : 0;
            if (result.level().flagged()) {
                flags.add(new FlaggedPassage(manuscript.passages().get(result.passage()), result));
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
