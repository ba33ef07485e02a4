package preflight.reference.tagger;

import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;
import preflight.reference.tagger.feature.TokenShape;

/**
 * What a span of tokens looks like, whatever its label.
 *
 * @param length bucket of the number of words, 0 to 9
 * @param words number of words
 * @param capitalised words that begin with a capital
 * @param lowerCase words that do not and are longer than a particle, at most 3
 * @param numbers numbers, at most 3
 * @param years numbers that can be years, at most 2
 * @param sentences full stops after words
 * @param openBrackets brackets and quotation marks opened minus those closed
 * @param mainPart the part of a bibliography that most of its words are typical of, see {@link Lexicon}; 0 for none
 * @param mainPartShare share of its words typical of that part, in quarters
 * @param unknownShare share of its words that the lexicon does not have, in quarters
 * @param gazetteerMatch 0: no known name at its start, 1: all of it is in known names, 2: its beginning is
 */
record SpanShape(
        int length,
        int words,
        int capitalised,
        int lowerCase,
        int numbers,
        int years,
        int sentences,
        int openBrackets,
        int mainPart,
        int mainPartShare,
        int unknownShare,
        int gazetteerMatch) {
    private static final int MAX_COUNT = 3;
    private static final int MAX_PARTICLE_LENGTH = 3;

    static SpanShape of(TokenFeatures features, int start, int end) {
        int words = 0;
        int capitalised = 0;
        int lowerCase = 0;
        int numbers = 0;
        int years = 0;
        int sentences = 0;
        int openBrackets = 0;
        int[] parts = new int[Lexicon.PARTS + 1];
        for (int i = start; i < end; i++) {
            Token token = features.token(i);
            String text = token.text();
            if (token.isWord()) {
                boolean capital = Character.isUpperCase(text.codePointAt(0));
                words++;
                capitalised += capital ? 1 : 0;
                lowerCase += !capital && text.length() > MAX_PARTICLE_LENGTH ? 1 : 0;
                parts[Lexicon.partOf(features.lexiconClass(i))]++;
            } else if (token.isNumber()) {
                numbers++;
                years += TokenShape.isYear(text) ? 1 : 0;
            } else {
                boolean stop = text.equals(".")
                        && i > 0
                        && features.token(i - 1).text().length() > 2;
                sentences += stop ? 1 : 0;
                openBrackets += "([“«„".contains(text) ? 1 : ")]”»".contains(text) ? -1 : 0;
            }
        }
        int mainPart = 0;
        for (int part = 1; part < parts.length; part++) {
            mainPart = parts[part] > parts[mainPart] ? part : mainPart;
        }
        int all = Math.max(1, words);
        return new SpanShape(
                length(words),
                words,
                capitalised,
                Math.min(lowerCase, MAX_COUNT),
                Math.min(numbers, MAX_COUNT),
                Math.min(years, 2),
                sentences,
                openBrackets,
                mainPart,
                parts[mainPart] * 4 / all,
                parts[0] * 4 / all,
                gazetteerMatch(features, start, end));
    }

    private static int length(int words) {
        return words <= 4 ? words : words <= 6 ? 5 : words <= 9 ? 6 : words <= 14 ? 7 : words <= 22 ? 8 : 9;
    }

    private static int gazetteerMatch(TokenFeatures features, int start, int end) {
        int i = start;
        while (i < end && features.gazetteerTag(i) != 0) {
            i++;
        }
        return i == start ? 0 : i == end ? 1 : 2;
    }

    /** Share of words that begin with a capital, in quarters. */
    int capitalisedShare() {
        return capitalised * 4 / Math.max(1, words);
    }
}
