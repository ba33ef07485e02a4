/** A manuscript's file checked from end to end: sent call by call, by whatever way leads to a gateway, and reported. */
@NullMarked
package preflight.filecheck;

import org.jspecify.annotations.NullMarked;
