/** The report of a check: its findings and summary. Rooms: {@code finding} makes it from answers, {@code format} writes it. */
@NullMarked
package preflight.report;

import org.jspecify.annotations.NullMarked;
