package preflight.text;

import java.util.List;

/**
 * A unit of prose that is checked as one: a paragraph, or several short neighbouring paragraphs.
 *
 * @param number index among the passages of the manuscript, from 0
 * @param text the manuscript's own characters
 * @param language ISO 639-1 code, or {@code und}
 * @param tokens size in tokens, as priced
 * @param sentences the sentences in order, exact substrings of the manuscript
 */
public record Passage(int number, String text, String language, int tokens, List<String> sentences) {
    public Passage {
        sentences = List.copyOf(sentences);
    }
}
