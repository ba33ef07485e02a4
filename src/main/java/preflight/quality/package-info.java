/** The source-quality check: issues of verified sources, and where the manuscript cites them. */
@NullMarked
package preflight.quality;

import org.jspecify.annotations.NullMarked;
