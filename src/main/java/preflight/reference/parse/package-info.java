/** From the labelled fields of a reference string to a {@link preflight.reference.parse.ParsedReference}. */
@NullMarked
package preflight.reference.parse;

import org.jspecify.annotations.NullMarked;
