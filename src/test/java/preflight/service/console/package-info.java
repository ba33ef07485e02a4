/** Tests of the settings and report pages, in a browser and without one. */
@NullMarked
package preflight.service.console;

import org.jspecify.annotations.NullMarked;
