/** The embedded scholarly index: a folder of Lucene. */
@NullMarked
package preflight.work.lucene;

import org.jspecify.annotations.NullMarked;
