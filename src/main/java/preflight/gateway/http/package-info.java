/** HTTP handlers on Vert.x, before and beside the Camel routes. */
@NullMarked
package preflight.gateway.http;

import org.jspecify.annotations.NullMarked;
