/** A manuscript file taken apart: which words are its text and which its reference list, in the formats people write in. */
@NullMarked
package preflight.manuscript;

import org.jspecify.annotations.NullMarked;
