/** Crossref: its works as ours, and its REST API as an index. */
@NullMarked
package preflight.work.crossref;

import org.jspecify.annotations.NullMarked;
