/** What a check costs: prices, holds, charges, the ledger. */
@NullMarked
package preflight.billing;

import org.jspecify.annotations.NullMarked;
