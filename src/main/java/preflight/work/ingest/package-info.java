/** Filling an index: works read from files, in whatever of the known forms they come. */
@NullMarked
package preflight.work.ingest;

import org.jspecify.annotations.NullMarked;
