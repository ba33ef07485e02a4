/** Parses identifiers of works into canonical form. */
@NullMarked
package preflight.work.id;

import org.jspecify.annotations.NullMarked;
