/** The composition root: Camel, settings, beans. The only package that imports Camel. */
@NullMarked
package preflight.gateway;

import org.jspecify.annotations.NullMarked;
