/**
 * From a reference string to a verdict. {@code tagger} and {@code parse} read the string, {@code lookup} asks the indexes for
 * candidate works, {@code compare} compares them field by field and {@code decide} derives the verdict.
 */
@NullMarked
package preflight.reference;

import org.jspecify.annotations.NullMarked;
