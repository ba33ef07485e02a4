/** {@code preflight check FILE}: reads a manuscript, sends it to a gateway and writes a report. */
@NullMarked
package preflight.cli.check;

import org.jspecify.annotations.NullMarked;
