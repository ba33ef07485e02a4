/** JATS XML, and parsing of untrusted XML. */
@NullMarked
package preflight.manuscript.xml;

import org.jspecify.annotations.NullMarked;
