/** Looks up a list of references in the configured indexes, one after the other. */
@NullMarked
package preflight.reference.lookup;

import org.jspecify.annotations.NullMarked;
