/** Trains the reference tagger. */
@NullMarked
package preflight.lab.tagger;

import org.jspecify.annotations.NullMarked;
