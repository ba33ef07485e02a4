/** Who calls: accounts, plans, API keys. */
@NullMarked
package preflight.access;

import org.jspecify.annotations.NullMarked;
