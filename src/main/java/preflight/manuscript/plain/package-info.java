/** Plain text and Markdown: decoding, lines, headings. */
@NullMarked
package preflight.manuscript.plain;

import org.jspecify.annotations.NullMarked;
