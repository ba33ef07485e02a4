/** The commands of the launcher: thin, on the services of the other packages. */
@NullMarked
package preflight.cli;

import org.jspecify.annotations.NullMarked;
