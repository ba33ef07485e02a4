package preflight.quality.rule;

import java.util.Optional;

/** One thing that may be known against a source. */
@FunctionalInterface
public interface SourceRule {
    /** The finding, or empty when nothing of the kind is known. */
    Optional<QualityFinding> examine(VerifiedSource source);
}
