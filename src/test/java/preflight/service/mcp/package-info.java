/** Tests of the MCP endpoint. */
@NullMarked
package preflight.service.mcp;

import org.jspecify.annotations.NullMarked;
