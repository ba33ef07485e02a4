/** The source-quality codes: one rule a code. */
@NullMarked
package preflight.quality.rule;

import org.jspecify.annotations.NullMarked;
