/** Normalisation of bibliographic text: folding, markup, name keys. */
@NullMarked
package preflight.work.text;

import org.jspecify.annotations.NullMarked;
