/** Who calls a tool: API keys and OAuth access tokens. */
@NullMarked
package preflight.mcp.auth;

import org.jspecify.annotations.NullMarked;
