/** {@code preflight demo}: a temporary gateway and the example requests. */
@NullMarked
package preflight.cli.demo;

import org.jspecify.annotations.NullMarked;
