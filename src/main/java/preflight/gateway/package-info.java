/** The composition root: starts Camel Main, reads the settings, creates the beans. Only this package and its sub-packages know Camel. */
@NullMarked
package preflight.gateway;

import org.jspecify.annotations.NullMarked;
