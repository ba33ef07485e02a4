/**
 * What the live indexes have in common: a look-up made of a few requests, and replies that are works, "unknown" or a
 * fault. This package does not send the requests.
 */
@NullMarked
package preflight.work.live;

import org.jspecify.annotations.NullMarked;
