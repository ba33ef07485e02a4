/** The command line of the product. */
@NullMarked
package preflight.cli;

import org.jspecify.annotations.NullMarked;
