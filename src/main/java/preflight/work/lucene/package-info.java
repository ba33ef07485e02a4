/** The embedded index: a Lucene index in a folder. */
@NullMarked
package preflight.work.lucene;

import org.jspecify.annotations.NullMarked;
