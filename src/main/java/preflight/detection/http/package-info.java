/** The protocol between a gateway and a detection server, both sides. */
@NullMarked
package preflight.detection.http;

import org.jspecify.annotations.NullMarked;
