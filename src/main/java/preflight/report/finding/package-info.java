/** Makes a report and its findings from the answers of the gateway. */
@NullMarked
package preflight.report.finding;

import org.jspecify.annotations.NullMarked;
