/** JATS XML. */
@NullMarked
package preflight.manuscript.xml;

import org.jspecify.annotations.NullMarked;
