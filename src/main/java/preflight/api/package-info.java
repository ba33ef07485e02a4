/** The contract in Java: requests, answers, refusals. */
@NullMarked
package preflight.api;

import org.jspecify.annotations.NullMarked;
