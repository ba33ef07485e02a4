/**
 * The examples that the reference tagger is trained on: labelled references, augmented copies of them, and references rendered from the
 * metadata of works.
 */
@NullMarked
package preflight.lab.tagger.example;

import org.jspecify.annotations.NullMarked;
