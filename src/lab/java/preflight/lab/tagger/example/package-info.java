/** Labelled references to train the tagger on, rendered and augmented. */
@NullMarked
package preflight.lab.tagger.example;

import org.jspecify.annotations.NullMarked;
