/** Manuscripts made for tests, in the layouts that manuscripts have: what is their body and what their list is known. */
@NullMarked
package preflight.manuscript.made;

import org.jspecify.annotations.NullMarked;
