/** Identifiers of works. */
@NullMarked
package preflight.work.id;

import org.jspecify.annotations.NullMarked;
