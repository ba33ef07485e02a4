/** From a reference string to a verdict: parsing, candidates, evidence, verdict. */
@NullMarked
package preflight.reference;

import org.jspecify.annotations.NullMarked;
