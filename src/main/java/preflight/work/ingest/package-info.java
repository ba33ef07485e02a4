/** Imports works and update notices from files into an index. */
@NullMarked
package preflight.work.ingest;

import org.jspecify.annotations.NullMarked;
