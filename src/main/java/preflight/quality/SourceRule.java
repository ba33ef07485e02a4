package preflight.quality;

import java.util.Optional;

/** One thing that may be known against a source. */
@FunctionalInterface
interface SourceRule {
    /** The finding, or empty when nothing of the kind is known. */
    Optional<Finding> examine(Source source);
}
