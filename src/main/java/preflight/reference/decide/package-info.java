/** From the evidence for each candidate to a verdict and its explanation. */
@NullMarked
package preflight.reference.decide;

import org.jspecify.annotations.NullMarked;
