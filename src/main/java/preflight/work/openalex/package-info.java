/** OpenAlex: its works as ours, and its REST API as an index. */
@NullMarked
package preflight.work.openalex;

import org.jspecify.annotations.NullMarked;
