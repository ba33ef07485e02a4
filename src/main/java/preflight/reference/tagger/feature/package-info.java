/** Splits a reference string into tokens and extracts the features that the tagger scores. */
@NullMarked
package preflight.reference.tagger.feature;

import org.jspecify.annotations.NullMarked;
