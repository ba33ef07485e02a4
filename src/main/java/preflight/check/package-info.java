/** The parts of a full check, and their assembly into one answer. */
@NullMarked
package preflight.check;

import org.jspecify.annotations.NullMarked;
