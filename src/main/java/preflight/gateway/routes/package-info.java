/** Adapters that the YAML routes call by bean name. */
@NullMarked
package preflight.gateway.routes;

import org.jspecify.annotations.NullMarked;
