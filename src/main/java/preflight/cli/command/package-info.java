/** The commands that manage a gateway: serve, accounts, keys, works, ledger and others. */
@NullMarked
package preflight.cli.command;

import org.jspecify.annotations.NullMarked;
