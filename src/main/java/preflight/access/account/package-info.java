/** Accounts, their names and plans. */
@NullMarked
package preflight.access.account;

import org.jspecify.annotations.NullMarked;
