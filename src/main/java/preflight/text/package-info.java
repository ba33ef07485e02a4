/** Manuscript text: paragraphs, sentences, tokens, language. */
@NullMarked
package preflight.text;

import org.jspecify.annotations.NullMarked;
