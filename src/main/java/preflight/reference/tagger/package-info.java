/** Labels the tokens of a reference string with bibliographic fields: a CRF, its n-best labelings and a reranker. */
@NullMarked
package preflight.reference.tagger;

import org.jspecify.annotations.NullMarked;
