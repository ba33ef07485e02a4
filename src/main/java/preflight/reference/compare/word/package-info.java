/** How single words and numbers of a reference match those of a record. */
@NullMarked
package preflight.reference.compare.word;

import org.jspecify.annotations.NullMarked;
