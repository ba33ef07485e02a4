/** Reads the fields of a reference string: tokens, features, a linear-chain CRF and the model it was trained to. */
@NullMarked
package preflight.reference.parsing;

import org.jspecify.annotations.NullMarked;
