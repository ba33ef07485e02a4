/** OpenAlex: reads its records as works, and builds the requests to its REST API. */
@NullMarked
package preflight.work.openalex;

import org.jspecify.annotations.NullMarked;
