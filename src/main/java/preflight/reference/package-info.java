/** References: strings in, verdicts out. {@code tagger} and {@code parse} read a string, {@code lookup} finds candidate works, {@code compare} and {@code decide} judge them. */
@NullMarked
package preflight.reference;

import org.jspecify.annotations.NullMarked;
