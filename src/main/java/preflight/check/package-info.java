/** The sections of a full check and their assembly into one result. */
@NullMarked
package preflight.check;

import org.jspecify.annotations.NullMarked;
