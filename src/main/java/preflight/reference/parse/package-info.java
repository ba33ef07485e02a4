/** Parses a reference string into a {@link preflight.reference.parse.ParsedReference}, from the fields that the tagger labels. */
@NullMarked
package preflight.reference.parse;

import org.jspecify.annotations.NullMarked;
