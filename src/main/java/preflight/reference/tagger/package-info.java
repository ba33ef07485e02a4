/**
 * Labels the fields of a reference string: a linear-chain CRF over the tokens, its n-best labelings, and a reranker that chooses one of
 * them. Training is in the lab.
 */
@NullMarked
package preflight.reference.tagger;

import org.jspecify.annotations.NullMarked;
