/** The embedded model: what it reads of a sentence, and how it weighs it. */
@NullMarked
package preflight.detection.model;

import org.jspecify.annotations.NullMarked;
