/** Response records of the API, and the mapping of results to them. */
@NullMarked
package preflight.api.answer;

import org.jspecify.annotations.NullMarked;
