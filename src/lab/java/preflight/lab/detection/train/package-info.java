/** Trains and calibrates the detection model. */
@NullMarked
package preflight.lab.detection.train;

import org.jspecify.annotations.NullMarked;
