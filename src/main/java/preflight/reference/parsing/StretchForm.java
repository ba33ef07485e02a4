package preflight.reference.parsing;

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
record StretchForm(
        int length,
        int words,
        int capitals,
        int small,
        int numbers,
        int years,
        int sentences,
        int open,
        int home,
        int homeShare,
        int strange,
        int known) {
    private static final int MOST_TOLD = 3;
    private static final int PARTICLE = 3;

    static StretchForm of(Features features, int start, int end) {
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
                small += !capital && text.length() > PARTICLE ? 1 : 0;
                homes[Lexicon.partOf(features.lexiconAt(i))]++;
            } else if (token.isNumber()) {
                numbers++;
                years += Shape.isYear(text) ? 1 : 0;
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
        return new StretchForm(
                length(words),
                words,
                capitals,
                Math.min(small, MOST_TOLD),
                Math.min(numbers, MOST_TOLD),
                Math.min(years, 2),
                sentences,
                open,
                home,
                homes[home] * 4 / all,
                homes[0] * 4 / all,
                known(features, start, end));
    }

    private static int length(int words) {
        return words <= 4 ? words : words <= 6 ? 5 : words <= 9 ? 6 : words <= 14 ? 7 : words <= 22 ? 8 : 9;
    }

    private static int known(Features features, int start, int end) {
        int i = start;
        while (i < end && features.phrase(i) != 0) {
            i++;
        }
        return i == start ? 0 : i == end ? 1 : 2;
    }

    /** How many words begin with a capital, in quarters. */
    int capitalShare() {
        return capitals * 4 / Math.max(1, words);
    }
}
