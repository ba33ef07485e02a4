/** The MCP endpoint (Model Context Protocol) and its request handling. It uses the MCP SDK, but not Camel or Vert.x. */
@NullMarked
package preflight.mcp;

import org.jspecify.annotations.NullMarked;
