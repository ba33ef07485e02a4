/** The HTTP API: its OpenAPI contract, its answers and its error responses. */
@NullMarked
package preflight.api;

import org.jspecify.annotations.NullMarked;
