/** AI-writing detection: the detector port, levels and verdicts. */
@NullMarked
package preflight.detection;

import org.jspecify.annotations.NullMarked;
