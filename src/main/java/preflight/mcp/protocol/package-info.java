/** JSON-RPC messages and the streamable HTTP transport of MCP. */
@NullMarked
package preflight.mcp.protocol;

import org.jspecify.annotations.NullMarked;
