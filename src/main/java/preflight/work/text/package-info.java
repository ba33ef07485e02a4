/** Normalises bibliographic text for comparison: folding, markup, marked titles, name keys. */
@NullMarked
package preflight.work.text;

import org.jspecify.annotations.NullMarked;
