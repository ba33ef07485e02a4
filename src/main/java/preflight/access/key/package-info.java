/** API keys: creation, storage as hashes, and their text form. */
@NullMarked
package preflight.access.key;

import org.jspecify.annotations.NullMarked;
