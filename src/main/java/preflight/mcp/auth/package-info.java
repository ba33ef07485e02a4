/** Authentication of MCP clients: API keys, OAuth access tokens and allowed origins. */
@NullMarked
package preflight.mcp.auth;

import org.jspecify.annotations.NullMarked;
