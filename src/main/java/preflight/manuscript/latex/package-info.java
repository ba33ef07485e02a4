/** LaTeX sources and .bbl files: markup to plain text, bibliographies to references. */
@NullMarked
package preflight.manuscript.latex;

import org.jspecify.annotations.NullMarked;
