/** Labelled documents for training and measuring the detector. */
@NullMarked
package preflight.lab.detection;

import org.jspecify.annotations.NullMarked;
