/** The commands that manage a gateway, and what all commands share: exit codes, database session and HTTP client. */
@NullMarked
package preflight.cli.command;

import org.jspecify.annotations.NullMarked;
