/** Prices, holds, charges and the ledger. */
@NullMarked
package preflight.billing;

import org.jspecify.annotations.NullMarked;
