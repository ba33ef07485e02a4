/** A manuscript file checked end to end: read with the reader of its format, sent to a gateway call by call, reported. */
@NullMarked
package preflight.filecheck;

import org.jspecify.annotations.NullMarked;
