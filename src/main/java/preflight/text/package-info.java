/** Segments manuscript text into paragraphs, sentences and tokens, and identifies languages. */
@NullMarked
package preflight.text;

import org.jspecify.annotations.NullMarked;
