/** Accounts, their plans and names. */
@NullMarked
package preflight.access.account;

import org.jspecify.annotations.NullMarked;
