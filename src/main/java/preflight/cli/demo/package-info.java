/** {@code preflight demo}: everything embedded, one manuscript, one report. */
@NullMarked
package preflight.cli.demo;

import org.jspecify.annotations.NullMarked;
