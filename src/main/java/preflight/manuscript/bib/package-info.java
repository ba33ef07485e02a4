/** Reference lists from reference managers: BibTeX, RIS and CSL-JSON. */
@NullMarked
package preflight.manuscript.bib;

import org.jspecify.annotations.NullMarked;
