/** The output formats of a report: text, HTML, JSON, CSV, JUnit and SARIF. */
@NullMarked
package preflight.report.format;

import org.jspecify.annotations.NullMarked;
