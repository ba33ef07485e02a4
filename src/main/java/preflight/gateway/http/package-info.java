/** The HTTP side of the gateway on Vert.x: what happens before and beside the routes. */
@NullMarked
package preflight.gateway.http;

import org.jspecify.annotations.NullMarked;
