/** Where and how a manuscript cites the entries of its reference list. */
@NullMarked
package preflight.quality.citation;

import org.jspecify.annotations.NullMarked;
