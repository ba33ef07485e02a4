/** PDF files: from glyphs to lines in reading order, without running heads, page numbers and line numbers. */
@NullMarked
package preflight.manuscript.pdf;

import org.jspecify.annotations.NullMarked;
