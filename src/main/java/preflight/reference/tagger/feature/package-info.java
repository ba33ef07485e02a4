/** Tokens of a reference string and the features the tagger sees. */
@NullMarked
package preflight.reference.tagger.feature;

import org.jspecify.annotations.NullMarked;
