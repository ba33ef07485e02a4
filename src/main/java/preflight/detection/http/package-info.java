/** The HTTP protocol between the gateway and a detection server, both sides. */
@NullMarked
package preflight.detection.http;

import org.jspecify.annotations.NullMarked;
