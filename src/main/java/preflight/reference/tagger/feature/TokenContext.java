package preflight.reference.tagger.feature;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where each token of a reference stands: in quotes, brackets, addresses, between which marks, and what has gone before it. */
final class TokenContext {
    private static final Pattern ADDRESS = Pattern.compile(
            "(?i)(?:https?://|www\\.)[^\\s<>]{1,300}|\\b10\\.\\d{4,9}/[^\\s<>]{1,200}|\\barxiv\\s?:\\s?[^\\s,;]{4,30}");

    private final int size;
    private final int[] enclosure;
    private final int[] seenBefore;
    private final int[] sentencesBefore;
    private final int[] wordBefore;
    private final int[] wordAfter;
    private final int[] marks;
    private final BitSet addresses = new BitSet();

    private TokenContext(List<Token> tokens) {
        size = tokens.size();
        enclosure = new int[size];
        seenBefore = new int[size];
        sentencesBefore = new int[size];
        wordBefore = new int[size];
        wordAfter = new int[size];
        marks = new int[size];
    }

    static TokenContext of(String text, List<Token> tokens, QuotationMarks quotes) {
        TokenContext layout = new TokenContext(tokens);
        layout.readAddresses(text, tokens);
        layout.readEnclosures(tokens, quotes);
        layout.readNeighbours(tokens);
        return layout;
    }

    private void readAddresses(String text, List<Token> tokens) {
        if (tokens.stream().noneMatch(TokenContext::beginsAddress)) {
            return;
        }
        Matcher address = ADDRESS.matcher(text);
        int from = 0;
        while (address.find()) {
            while (from < size && tokens.get(from).start() < address.start()) {
                from++;
            }
            while (from < size && tokens.get(from).start() < address.end()) {
                addresses.set(from++);
            }
        }
    }

    /** Most references have no address, and looking for one takes as long as all else. */
    private static boolean beginsAddress(Token token) {
        String text = token.text();
        return switch (text.charAt(0)) {
            case '1' -> text.equals("10");
            case 'h', 'H', 'w', 'W', 'a', 'A' ->
                text.regionMatches(true, 0, "http", 0, 4)
                        || text.regionMatches(true, 0, "www", 0, 3)
                        || text.regionMatches(true, 0, "arxiv", 0, 5);
            default -> false;
        };
    }

    private void readEnclosures(List<Token> tokens, QuotationMarks quotes) {
        boolean quoted = false;
        int depth = 0;
        int flags = 0;
        int stops = 0;
        for (int i = 0; i < size; i++) {
            Token token = tokens.get(i);
            String text = token.text();
            if (quotes.closes(i)) {
                quoted = false;
                flags |= 1;
            }
            quoted |= quotes.opens(i);
            boolean mark = token.isPunctuation();
            depth += mark && isOneOf("([（", text) ? 1 : 0;
            enclosure[i] = (quoted ? 1 : 0) | (depth > 0 ? 2 : 0) | (flags & 1) << 2;
            seenBefore[i] = flags;
            sentencesBefore[i] = Math.min(stops, 5);
            depth = Math.max(0, depth - (mark && isOneOf(")]）", text) ? 1 : 0));
            if (token.isNumber()) {
                flags |= TokenShape.isYear(text) ? 2 : 4;
            } else if (text.equalsIgnoreCase("in")) {
                flags |= 8;
            } else if (text.equals(".") && i > 0 && tokens.get(i - 1).text().length() > 2) {
                stops++;
            }
        }
    }

    private static boolean isOneOf(String marks, String text) {
        return marks.contains(text);
    }

    private void readNeighbours(List<Token> tokens) {
        int word = -1;
        int mark = 0;
        for (int i = 0; i < size; i++) {
            wordBefore[i] = word;
            marks[i] = mark;
            if (tokens.get(i).isPunctuation()) {
                mark = tokens.get(i).text().hashCode();
            } else {
                word = i;
            }
        }
        word = size;
        mark = 0;
        for (int i = size - 1; i >= 0; i--) {
            wordAfter[i] = word;
            marks[i] = marks[i] * 31 + mark;
            if (tokens.get(i).isPunctuation()) {
                mark = tokens.get(i).text().hashCode();
            } else {
                word = i;
            }
        }
    }

    int wordBefore(int i) {
        return wordBefore[i];
    }

    int wordAfter(int i) {
        return wordAfter[i];
    }

    /** In quotes, in brackets, behind a closed quotation. */
    int enclosure(int i) {
        return enclosure[i];
    }

    /** A closed quotation, a year, another number, the word "in" before this token. */
    int seenBefore(int i) {
        return seenBefore[i];
    }

    int sentencesBefore(int i) {
        return sentencesBefore[i];
    }

    /** The nearest marks before and behind. */
    int marksAround(int i) {
        return marks[i];
    }

    /** Inside a URL, DOI or arXiv id. */
    int inAddress(int i) {
        return addresses.get(i) ? 1 : 0;
    }
}
