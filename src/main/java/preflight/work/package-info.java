/** The scholarly works: the record of a work, its identifiers, and the port to the indexes that hold works. */
@NullMarked
package preflight.work;

import org.jspecify.annotations.NullMarked;
