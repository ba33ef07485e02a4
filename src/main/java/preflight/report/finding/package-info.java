/** Turns the answers of the gateway into the findings of a report. */
@NullMarked
package preflight.report.finding;

import org.jspecify.annotations.NullMarked;
