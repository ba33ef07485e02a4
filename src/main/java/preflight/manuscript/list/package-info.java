/** Where in the lines of a manuscript the reference list stands, and where each of its entries begins. */
@NullMarked
package preflight.manuscript.list;

import org.jspecify.annotations.NullMarked;
