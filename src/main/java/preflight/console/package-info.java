/** The settings and report pages. */
@NullMarked
package preflight.console;

import org.jspecify.annotations.NullMarked;
