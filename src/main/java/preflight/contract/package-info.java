/**
 * What a client and the gateway share: the answers of the three calls as records, their reading from JSON, and the limits of
 * the input. The gateway writes these records; reports and the MCP tools read them back.
 */
@NullMarked
package preflight.contract;

import org.jspecify.annotations.NullMarked;
