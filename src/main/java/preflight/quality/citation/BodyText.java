package preflight.quality.citation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.text.SentenceSplitter;

/**
 * The body of a manuscript: the text before its reference list, if it contains one.
 *
 * @param text a prefix of the manuscript
 * @param sentences in order, without overlap
 */
record BodyText(String text, List<SentenceSpan> sentences) {
    /** The heading of a reference list, alone on its line. */
    private static final Pattern REFERENCE_LIST_HEADING = Pattern.compile(
            "^[ \\t]*+(?:#{1,6}[ \\t]+)?+(?:\\d{1,2}\\.?+[ \\t]+)?+(?:\\*\\*)?+"
                    + "(?:references(?: cited)?|reference list|bibliography|literature cited|works cited"
                    + "|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|r[ée]f[ée]rences(?: bibliographiques)?|bibliographie"
                    + "|referencias(?: bibliogr[áa]ficas)?|bibliograf[íi]a|refer[êe]ncias(?: bibliogr[áa]ficas)?"
                    + "|参考文献|引用文献|文献)"
                    + "(?:\\*\\*)?+[ \\t]*+:?+[ \\t]*+$",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.MULTILINE);

    /** The offsets of a sentence; the end is exclusive. */
    record SentenceSpan(int start, int end) {}

    BodyText {
        sentences = List.copyOf(sentences);
    }

    /** The body of {@code manuscript}. */
    static BodyText of(String manuscript) {
        Matcher heading = REFERENCE_LIST_HEADING.matcher(manuscript);
        int end = manuscript.length();
        while (heading.find()) {
            end = heading.start();
        }
        String text = manuscript.substring(0, end);
        return new BodyText(text, spans(text, SentenceSplitter.split(text)));
    }

    /** The sentence at an offset, exactly as submitted; empty when there is none. */
    String sentenceAt(int offset) {
        SentenceSpan span = spanAt(offset);
        return text.substring(span.start(), span.end());
    }

    /** The span of the sentence at an offset; an empty span when there is none. */
    SentenceSpan spanAt(int offset) {
        int low = 0;
        int high = sentences.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            SentenceSpan span = sentences.get(middle);
            if (offset < span.start()) {
                high = middle - 1;
            } else if (offset >= span.end()) {
                low = middle + 1;
            } else {
                return span;
            }
        }
        return new SentenceSpan(offset, offset);
    }

    /** The character before an offset; a line feed at the start of the text. */
    char before(int offset) {
        return offset == 0 ? '\n' : text.charAt(offset - 1);
    }

    /** The character at an offset; a line feed at the end of the text. */
    char at(int offset) {
        return offset >= text.length() ? '\n' : text.charAt(offset);
    }

    /** The letters right before an offset; empty when there is another character. */
    String wordBefore(int offset) {
        int start = offset;
        while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        return text.substring(start, offset);
    }

    private static List<SentenceSpan> spans(String text, List<String> sentences) {
        List<SentenceSpan> spans = new ArrayList<>(sentences.size());
        int from = 0;
        for (String sentence : sentences) {
            int start = text.indexOf(sentence, from);
            if (start >= 0 && !sentence.isEmpty()) {
                from = start + sentence.length();
                spans.add(new SentenceSpan(start, from));
            }
        }
        return spans;
    }
}
