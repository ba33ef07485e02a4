/** The lines of a PDF in the order a person reads them: columns, without running heads, page numbers and line numbers. */
@NullMarked
package preflight.manuscript.pdf;

import org.jspecify.annotations.NullMarked;
