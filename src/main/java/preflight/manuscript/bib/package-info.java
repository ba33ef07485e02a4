/** Reference lists in BibTeX, RIS and CSL-JSON. */
@NullMarked
package preflight.manuscript.bib;

import org.jspecify.annotations.NullMarked;
