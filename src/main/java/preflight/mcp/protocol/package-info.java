/** JSON-RPC messages and the streamable HTTP transport of MCP, with and without handshake. */
@NullMarked
package preflight.mcp.protocol;

import org.jspecify.annotations.NullMarked;
