/** LaTeX sources and .bbl files. */
@NullMarked
package preflight.manuscript.latex;

import org.jspecify.annotations.NullMarked;
