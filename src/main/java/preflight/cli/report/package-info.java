/** The answer of a full check as a person reads it in a terminal. */
@NullMarked
package preflight.cli.report;

import org.jspecify.annotations.NullMarked;
