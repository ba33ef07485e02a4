/** The response records of the contract. */
@NullMarked
package preflight.api.answer;

import org.jspecify.annotations.NullMarked;
