/** Adapters between the YAML routes and the domain. The routes call them by bean name. */
@NullMarked
package preflight.gateway.routes;

import org.jspecify.annotations.NullMarked;
