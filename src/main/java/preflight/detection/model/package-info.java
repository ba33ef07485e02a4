/** The embedded detector: a linear model over masked n-grams. */
@NullMarked
package preflight.detection.model;

import org.jspecify.annotations.NullMarked;
