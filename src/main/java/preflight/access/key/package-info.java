/** API keys: generation, text form, storage as hashes. */
@NullMarked
package preflight.access.key;

import org.jspecify.annotations.NullMarked;
