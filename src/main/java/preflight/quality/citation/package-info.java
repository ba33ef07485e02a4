/** Finds where a manuscript cites the entries of its reference list, in four citation styles. */
@NullMarked
package preflight.quality.citation;

import org.jspecify.annotations.NullMarked;
