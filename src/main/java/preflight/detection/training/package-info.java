/** How the embedded model is trained, calibrated and measured. Not used when serving. */
@NullMarked
package preflight.detection.training;

import org.jspecify.annotations.NullMarked;
