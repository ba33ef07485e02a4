/** What live indexes have in common: the state of a lookup, replies, cache and rate limit. Routes send the requests. */
@NullMarked
package preflight.work.live;

import org.jspecify.annotations.NullMarked;
