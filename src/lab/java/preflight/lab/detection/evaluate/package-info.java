/** Measures the detector. */
@NullMarked
package preflight.lab.detection.evaluate;

import org.jspecify.annotations.NullMarked;
