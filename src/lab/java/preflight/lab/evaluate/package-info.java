/** Measures verification, parsing and source quality on labelled data. */
@NullMarked
package preflight.lab.evaluate;

import org.jspecify.annotations.NullMarked;
