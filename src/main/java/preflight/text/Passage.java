package preflight.text;

import java.util.List;

/**
 * A unit of prose that is judged as one: a paragraph, or short neighbours merged.
 *
 * @param number place among the passages of the manuscript, from 0
 * @param text the manuscript's own characters
 * @param language ISO 639-1 code, or {@code und}
 * @param tokens size by the tokenizer that prices text
 * @param sentences in order; their anchors are exact substrings of the manuscript
 */
public record Passage(int number, String text, String language, int tokens, List<String> sentences) {
    public Passage {
        sentences = List.copyOf(sentences);
    }
}
