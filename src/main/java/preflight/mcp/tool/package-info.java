/** The MCP tools and their results. */
@NullMarked
package preflight.mcp.tool;

import org.jspecify.annotations.NullMarked;
