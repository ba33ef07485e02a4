/** The page that checks an uploaded manuscript. */
@NullMarked
package preflight.console.upload;

import org.jspecify.annotations.NullMarked;
