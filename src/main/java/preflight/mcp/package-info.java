/** The checks as MCP tools: transport, tools, texts. It knows the MCP SDK, and neither Camel nor Vert.x. */
@NullMarked
package preflight.mcp;

import org.jspecify.annotations.NullMarked;
