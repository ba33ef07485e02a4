package preflight.reference.decide;

import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;

/**
 * What the rules conclude about one candidate.
 *
 * @param status VERIFIED or UNCERTAIN, or OFF_INDEX for a rejected candidate
 * @param reason the rule that decided
 */
record MatchConclusion(Status status, Basis basis, String reason) {
    static MatchConclusion verified(Basis basis, String reason) {
        return new MatchConclusion(Status.VERIFIED, basis, reason);
    }

    static MatchConclusion uncertain(Basis basis, String reason) {
        return new MatchConclusion(Status.UNCERTAIN, basis, reason);
    }

    static MatchConclusion rejected(String reason) {
        return new MatchConclusion(Status.OFF_INDEX, Basis.PARSED, reason);
    }
}
