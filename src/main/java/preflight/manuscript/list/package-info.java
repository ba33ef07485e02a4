/** Finds reference lists in the lines of a manuscript and splits them into references. */
@NullMarked
package preflight.manuscript.list;

import org.jspecify.annotations.NullMarked;
