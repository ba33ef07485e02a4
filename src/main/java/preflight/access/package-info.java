/** Authentication: the credentials of a call and the caller they belong to. */
@NullMarked
package preflight.access;

import org.jspecify.annotations.NullMarked;
