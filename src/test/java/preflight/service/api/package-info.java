/** Tests of the three REST calls. */
@NullMarked
package preflight.service.api;

import org.jspecify.annotations.NullMarked;
