/** The MCP tools, their schemas and the text of their results. */
@NullMarked
package preflight.mcp.tool;

import org.jspecify.annotations.NullMarked;
