package preflight.reference.tagger;

import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;
import preflight.reference.tagger.feature.TokenShape;

/**
 * What a stretch of a reference looks like, whatever it is read as.
 *
 * @param length of its words, in steps
 * @param words the number of its words
 * @param capitals of these begin with a capital
 * @param small of these do not and are no particles
 * @param numbers how many there are, at most 3
 * @param years how many of them can be years, at most 2
 * @param sentences full stops behind words
 * @param open brackets and quotations opened less those closed
 * @param home the part of a bibliography most of its words are at home in, see {@link Lexicon}; 0 for none
 * @param homeShare how many of them, in quarters
 * @param strange share of words the lexicon does not know, in quarters
 * @param known whether it is a known name as a whole: 0 for none at its beginning, 1 for all of it, 2 for a part
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
        int capitals = 0;
        int small = 0;
        int numbers = 0;
        int years = 0;
        int sentences = 0;
        int open = 0;
        int[] homes = new int[Lexicon.PARTS + 1];
        for (int i = start; i < end; i++) {
            Token token = features.token(i);
            String text = token.text();
            if (token.isWord()) {
                boolean capital = Character.isUpperCase(text.codePointAt(0));
                words++;
                capitals += capital ? 1 : 0;
                small += !capital && text.length() > MAX_PARTICLE_LENGTH ? 1 : 0;
                homes[Lexicon.partOf(features.lexiconClass(i))]++;
            } else if (token.isNumber()) {
                numbers++;
                years += TokenShape.isYear(text) ? 1 : 0;
            } else {
                boolean stop = text.equals(".")
                        && i > 0
                        && features.token(i - 1).text().length() > 2;
                sentences += stop ? 1 : 0;
                open += "([“«„".contains(text) ? 1 : ")]”»".contains(text) ? -1 : 0;
            }
        }
        int home = 0;
        for (int part = 1; part < homes.length; part++) {
            home = homes[part] > homes[home] ? part : home;
        }
        int all = Math.max(1, words);
        return new SpanShape(
                length(words),
                words,
                capitals,
                Math.min(small, MAX_COUNT),
                Math.min(numbers, MAX_COUNT),
                Math.min(years, 2),
                sentences,
                open,
                home,
                homes[home] * 4 / all,
                homes[0] * 4 / all,
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

    /** How many words begin with a capital, in quarters. */
    int capitalisedShare() {
        return capitalised * 4 / Math.max(1, words);
    }
}
