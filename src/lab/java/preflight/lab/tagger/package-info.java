/** Trains the reference tagger and writes its model file. */
@NullMarked
package preflight.lab.tagger;

import org.jspecify.annotations.NullMarked;
