/** The rules of the source-quality check: one class for each code. */
@NullMarked
package preflight.quality.rule;

import org.jspecify.annotations.NullMarked;
