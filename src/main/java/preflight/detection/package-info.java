/** Whether prose reads as AI-written: the detector port, the embedded model, the verdicts. */
@NullMarked
package preflight.detection;

import org.jspecify.annotations.NullMarked;
