package preflight.reference.parsing;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How the marks of a reference divide it: segments, quotes, brackets, and what has gone before each token. */
final class Layout {
    private static final Pattern ADDRESS = Pattern.compile(
            "(?i)(?:https?://|www\\.)[^\\s<>]{1,300}|\\b10\\.\\d{4,9}/[^\\s<>]{1,200}|\\barxiv\\s?:\\s?[^\\s,;]{4,30}");
    private static final String OPENING = "“«„\"‘‹";
    private static final String CLOSING = "”»\"’›";
    private static final String DIVIDING = ".,;:()[]“”«»\"„?!";

    private final int size;
    private final int[] enclosure;
    private final int[] seen;
    private final int[] sentences;
    private final int[] segment;
    private final int[] segmentStart;
    private final int[] segmentEnd;
    private final int[] shapeOfSegment;
    private final int[] firstOfSegment;
    private final int[] wordBefore;
    private final int[] wordAfter;
    private final int[] marks;
    private final int[] classOfSegment;
    private final BitSet addresses = new BitSet();

    private Layout(List<Token> tokens) {
        size = tokens.size();
        enclosure = new int[size];
        seen = new int[size];
        sentences = new int[size];
        segment = new int[size];
        segmentStart = new int[size + 1];
        segmentEnd = new int[size + 1];
        shapeOfSegment = new int[size + 1];
        firstOfSegment = new int[size + 1];
        wordBefore = new int[size];
        wordAfter = new int[size];
        marks = new int[size];
        classOfSegment = new int[size + 1];
    }

    static Layout of(String text, List<Token> tokens, int[] lexicon) {
        Layout layout = new Layout(tokens);
        layout.readAddresses(text, tokens);
        layout.readEnclosures(tokens);
        layout.readSegments(tokens, lexicon);
        layout.readNeighbours(tokens);
        return layout;
    }

    private void readAddresses(String text, List<Token> tokens) {
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

    private void readEnclosures(List<Token> tokens) {
        boolean quoted = false;
        int depth = 0;
        int flags = 0;
        int stops = 0;
        for (int i = 0; i < size; i++) {
            Token token = tokens.get(i);
            String text = token.text();
            boolean inWord = !token.spaced() && i > 0 && tokens.get(i - 1).isWord();
            if (quoted && CLOSING.contains(text) && !(inWord && isApostrophe(text) && glued(tokens, i + 1))) {
                quoted = false;
                flags |= 1;
            } else if (!quoted && OPENING.contains(text) && !(isApostrophe(text) && inWord)) {
                quoted = true;
            }
            depth += text.equals("(") || text.equals("[") ? 1 : 0;
            enclosure[i] = (quoted ? 1 : 0) | (depth > 0 ? 2 : 0) | (flags & 1) << 2;
            seen[i] = flags;
            sentences[i] = Math.min(stops, 5);
            depth = Math.max(0, depth - (text.equals(")") || text.equals("]") ? 1 : 0));
            if (token.isNumber()) {
                flags |= Shape.isYear(text) ? 2 : 4;
            } else if (text.equalsIgnoreCase("in")) {
                flags |= 8;
            } else if (text.equals(".") && i > 0 && tokens.get(i - 1).text().length() > 2) {
                stops++;
            }
        }
    }

    private static boolean isApostrophe(String text) {
        return text.equals("’") || text.equals("‘");
    }

    private static boolean glued(List<Token> tokens, int i) {
        return i < tokens.size() && tokens.get(i).isWord() && !tokens.get(i).spaced();
    }

    private void readSegments(List<Token> tokens, int[] lexicon) {
        int current = 0;
        for (int i = 0; i < size; i++) {
            boolean divides =
                    tokens.get(i).isMark() && DIVIDING.contains(tokens.get(i).text());
            boolean initial = divides
                    && tokens.get(i).text().equals(".")
                    && i > 0
                    && tokens.get(i - 1).text().length() == 1;
            if (divides && !initial) {
                current = i == 0 ? 0 : current + 1;
                segmentStart[current] = i + 1;
            }
            segment[i] = current;
            segmentEnd[current] = i + 1;
        }
        for (int k = 0; k <= current && size > 0; k++) {
            describe(tokens, k);
            classOfSegment[k] = mainClass(lexicon, segmentStart[k], segmentEnd[k]);
        }
    }

    private void describe(List<Token> tokens, int k) {
        int words = 0;
        int capitals = 0;
        int numbers = 0;
        int singles = 0;
        for (int i = segmentStart[k]; i < segmentEnd[k]; i++) {
            Token token = tokens.get(i);
            words += token.isWord() ? 1 : 0;
            numbers += token.isNumber() ? 1 : 0;
            singles += token.isWord() && token.text().length() == 1 ? 1 : 0;
            capitals += token.isWord() && Character.isUpperCase(token.text().codePointAt(0)) ? 1 : 0;
            if (firstOfSegment[k] == 0 && !token.isMark()) {
                firstOfSegment[k] =
                        token.text().toLowerCase(java.util.Locale.ROOT).hashCode();
            }
        }
        int length = words <= 3 ? words : words <= 5 ? 4 : words <= 8 ? 5 : words <= 12 ? 6 : 7;
        int share = words == 0 ? 0 : 1 + capitals * 4 / words;
        shapeOfSegment[k] = length | share << 4 | Math.min(numbers, 2) << 8 | Math.min(singles, 2) << 10;
    }

    private void readNeighbours(List<Token> tokens) {
        int word = -1;
        int mark = 0;
        for (int i = 0; i < size; i++) {
            wordBefore[i] = word;
            marks[i] = mark;
            if (tokens.get(i).isMark()) {
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
            if (tokens.get(i).isMark()) {
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
    int seen(int i) {
        return seen[i];
    }

    int sentences(int i) {
        return sentences[i];
    }

    /** The nearest marks before and behind. */
    int marksAround(int i) {
        return marks[i];
    }

    /** Inside a URL, DOI or arXiv id. */
    int address(int i) {
        return addresses.get(i) ? 1 : 0;
    }

    int segmentShape(int i) {
        return shapeOfSegment[segment[i]];
    }

    int nextSegmentShape(int i) {
        return segment[i] + 1 < shapeOfSegment.length ? shapeOfSegment[segment[i] + 1] : -1;
    }

    int segmentFirst(int i) {
        return firstOfSegment[segment[i]];
    }

    int previousSegmentFirst(int i) {
        return segment[i] == 0 ? 0 : firstOfSegment[segment[i] - 1];
    }

    int segmentNumber(int i) {
        return Math.min(segment[i], 12);
    }

    /** Which lexicon class most words of the token's segment have, and how many of them. */
    int segmentClass(int i) {
        return classOfSegment[segment[i]];
    }

    private static int mainClass(int[] lexicon, int from, int to) {
        int[] counts = new int[Lexicon.CLASSES];
        int total = 0;
        int best = 0;
        for (int i = from; i < to; i++) {
            int known = lexicon[i];
            if (known > 0) {
                total++;
                counts[known]++;
                best = counts[known] > counts[best] ? known : best;
            }
        }
        return total == 0 ? 0 : best * 8 + counts[best] * 4 / total;
    }
}
