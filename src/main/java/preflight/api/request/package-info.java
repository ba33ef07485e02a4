/** Reads and validates request bodies. */
@NullMarked
package preflight.api.request;

import org.jspecify.annotations.NullMarked;
