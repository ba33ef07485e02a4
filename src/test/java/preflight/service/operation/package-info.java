/** Tests of operation: commands, crashes, outages, health. */
@NullMarked
package preflight.service.operation;

import org.jspecify.annotations.NullMarked;
