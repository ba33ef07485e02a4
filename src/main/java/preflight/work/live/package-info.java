/**
 * What the live indexes have in common: a look-up made of a few requests, and replies that are works, "unknown" or a
 * fault. The requests themselves are sent by the routes.
 */
@NullMarked
package preflight.work.live;

import org.jspecify.annotations.NullMarked;
