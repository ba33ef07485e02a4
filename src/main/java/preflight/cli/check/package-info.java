/** {@code preflight check FILE}: reads a file, sends it and prints a report. */
@NullMarked
package preflight.cli.check;

import org.jspecify.annotations.NullMarked;
