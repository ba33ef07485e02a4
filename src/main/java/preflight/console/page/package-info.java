/** The pages of the console and their templates. */
@NullMarked
package preflight.console.page;

import org.jspecify.annotations.NullMarked;
