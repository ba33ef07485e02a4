/** Commands that measure verification, parsing and source quality on labelled data, and the tables that they print. */
@NullMarked
package preflight.lab.evaluate;

import org.jspecify.annotations.NullMarked;
