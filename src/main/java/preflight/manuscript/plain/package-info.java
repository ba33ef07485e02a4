/** Plain text and Markdown. */
@NullMarked
package preflight.manuscript.plain;

import org.jspecify.annotations.NullMarked;
