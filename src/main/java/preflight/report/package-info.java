/** The answer of a check as people and pipelines read it: one report, and a class for each form it takes. */
@NullMarked
package preflight.report;

import org.jspecify.annotations.NullMarked;
