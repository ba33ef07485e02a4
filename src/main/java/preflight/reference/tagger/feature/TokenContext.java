package preflight.reference.tagger.feature;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The context of each token: quotes, brackets and addresses around it, the nearest punctuation, and what comes before it. */
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
        TokenContext context = new TokenContext(tokens);
        context.readAddresses(text, tokens);
        context.readEnclosures(tokens, quotes);
        context.readNeighbours(tokens);
        return context;
    }

    private void readAddresses(String text, List<Token> tokens) {
        if (tokens.stream().noneMatch(TokenContext::canStartAddress)) {
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

    /** A cheap test: most references have no address, and the pattern takes as long as all other features together. */
    private static boolean canStartAddress(Token token) {
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
            depth += mark && "([（".contains(text) ? 1 : 0;
            enclosure[i] = (quoted ? 1 : 0) | (depth > 0 ? 2 : 0) | (flags & 1) << 2;
            seenBefore[i] = flags;
            sentencesBefore[i] = Math.min(stops, 5);
            depth = Math.max(0, depth - (mark && ")]）".contains(text) ? 1 : 0));
            if (token.isNumber()) {
                flags |= TokenShape.isYear(text) ? 2 : 4;
            } else if (text.equalsIgnoreCase("in")) {
                flags |= 8;
            } else if (text.equals(".") && i > 0 && tokens.get(i - 1).text().length() > 2) {
                stops++;
            }
        }
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

    /** Index of the nearest word or number before; -1 for none. */
    int wordBefore(int i) {
        return wordBefore[i];
    }

    /** Index of the nearest word or number after; the number of tokens for none. */
    int wordAfter(int i) {
        return wordAfter[i];
    }

    /** Bits: 1 in quotes, 2 in brackets, 4 after a closed quotation. */
    int enclosure(int i) {
        return enclosure[i];
    }

    /** Bits of what is before the token: 1 a closed quotation, 2 a year, 4 another number, 8 the word "in". */
    int seenBefore(int i) {
        return seenBefore[i];
    }

    /** How many sentences end before the token, at most 5. */
    int sentencesBefore(int i) {
        return sentencesBefore[i];
    }

    /** Hash of the nearest punctuation marks before and after. */
    int punctuationAround(int i) {
        return marks[i];
    }

    /** 1 inside a URL, DOI or arXiv id, else 0. */
    int inAddress(int i) {
        return addresses.get(i) ? 1 : 0;
    }
}
