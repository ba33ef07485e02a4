/** What is known against a verified source, and where the manuscript cites it. */
@NullMarked
package preflight.quality;

import org.jspecify.annotations.NullMarked;
