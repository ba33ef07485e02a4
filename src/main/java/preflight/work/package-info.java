/** The works of the scholarly index: what a work is, how it is named, and the port every index answers through. */
@NullMarked
package preflight.work;

import org.jspecify.annotations.NullMarked;
