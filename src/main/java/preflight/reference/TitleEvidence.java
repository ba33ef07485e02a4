package preflight.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.work.Folding;

/**
 * How a candidate's title stands in the reference. Every content word that only one of them has counts against it.
 *
 * @param grade how well
 * @param support what else has to agree before the title counts as this work's
 * @param overlap share of the title's content words found
 * @param distinctive whether the title is long enough to be one work's alone
 * @param start first word of the reference it takes
 * @param end behind the last
 * @param why the words that differ
 */
record TitleEvidence(
        Grade grade, Support support, double overlap, boolean distinctive, int start, int end, String why) {
    /** From all words alike to hardly any. */
    enum Grade {
        EXACT,
        STRONG,
        PARTIAL,
        NONE
    }

    /** What a title needs beside it. */
    enum Support {
        /** Authors and year. */
        USUAL,
        /** Volume and first page as well: words are in another order, or one side has more of them at an end. */
        COORDINATES
    }

    private static final TitleEvidence NOTHING =
            new TitleEvidence(Grade.NONE, Support.USUAL, 0, false, 0, 0, "no title");
    private static final Pattern SUBTITLE = Pattern.compile("[:?!.;]\\s|\\s[–—-]\\s|\\s[(\\[]");
    private static final Pattern BOUNDARY = Pattern.compile("[.?!”\"»,;()\\[\\]…]");
    private static final double LEAST_SHARED = 0.3;
    private static final double LEAST_PARTIAL = 0.5;
    private static final double MOST_MISPRINTED = 0.25;
    private static final int DISTINCTIVE_WORDS = 4;
    private static final int MOST_TITLE_WORDS = 80;

    /**
     * Places a title in a reference.
     *
     * @param explained whether a word of the reference is an author, the journal or another field of the candidate
     */
    static TitleEvidence of(String title, ParsedReference reference, IntPredicate explained) {
        List<String> words = Folding.words(title);
        if (words.isEmpty()) {
            return NOTHING;
        }
        words = words.subList(0, Math.min(words.size(), MOST_TITLE_WORDS));
        double shared = shared(words, reference.words());
        if (shared < LEAST_SHARED) {
            return new TitleEvidence(Grade.NONE, Support.USUAL, shared, false, 0, 0, "another title");
        }
        return new Weighing(title, words, reference.words(), explained).weigh();
    }

    private static double shared(List<String> title, List<ReferenceWord> reference) {
        Set<String> there = new HashSet<>();
        reference.forEach(word -> there.add(word.text()));
        long content = title.stream()
                .filter(word -> !ReferenceWord.isFunctionWord(word))
                .count();
        long found = title.stream()
                .filter(word -> (content == 0 || !ReferenceWord.isFunctionWord(word)) && there.contains(word))
                .count();
        return (double) found / Math.max(1, content == 0 ? title.size() : content);
    }

    /** The weighing of one alignment. */
    private static final class Weighing {
        private final List<String> title;
        private final List<ReferenceWord> reference;
        private final IntPredicate explained;
        private final TitleAlignment alignment;
        private final int mainTitle;
        private final List<String> missing = new ArrayList<>();
        private final List<String> missingInside = new ArrayList<>();
        private final List<String> inserted = new ArrayList<>();
        private final List<String> added = new ArrayList<>();
        private int content;
        private int functionWords;
        private boolean aboutAnother;

        Weighing(String text, List<String> title, List<ReferenceWord> reference, IntPredicate explained) {
            this.title = title;
            this.reference = reference;
            this.explained = explained;
            alignment = new TitleAlignment(title, reference);
            mainTitle = mainTitle(text, title.size());
            readTitle();
            readInside();
            readBefore();
            readBehind();
        }

        /** How many words the title has before its subtitle. */
        private static int mainTitle(String text, int words) {
            Matcher subtitle = SUBTITLE.matcher(text);
            while (subtitle.find()) {
                int before =
                        Folding.words(text.substring(0, subtitle.start() + 1)).size();
                if (before > 0) {
                    return Math.min(before, words);
                }
            }
            return words;
        }

        private void readTitle() {
            boolean anyContent = title.stream().anyMatch(word -> !ReferenceWord.isFunctionWord(word));
            int first = 0;
            while (first < title.size() && !alignment.isTitleWordMatched(first)) {
                first++;
            }
            int last = title.size() - 1;
            while (last >= 0 && !alignment.isTitleWordMatched(last)) {
                last--;
            }
            for (int i = 0; i < title.size(); i++) {
                boolean counts = !anyContent || !ReferenceWord.isFunctionWord(title.get(i));
                content += counts ? 1 : 0;
                if (!alignment.isTitleWordMatched(i)) {
                    if (counts) {
                        (i > first && i < last ? missingInside : missing).add(title.get(i));
                    } else {
                        functionWords++;
                    }
                }
            }
        }

        private void readInside() {
            for (int j = alignment.start(); j < alignment.end(); j++) {
                if (!alignment.isReferenceWordMatched(j)) {
                    addWord(inserted, reference.get(j).text());
                }
            }
        }

        private void readBefore() {
            for (int j = alignment.start() - 1; j >= 0; j--) {
                ReferenceWord word = reference.get(j);
                boolean attached = !BOUNDARY.matcher(gaps(j, alignment.start())).find();
                boolean notice = BibliographicWords.isAboutAnother(word.text())
                        && word.label() != preflight.reference.parsing.Label.AUTHOR
                        && j >= alignment.start() - 4;
                if (explained.test(j) && !notice) {
                    continue;
                }
                if (notice) {
                    aboutAnother = true;
                    added.add(word.text());
                } else if (word.label() == preflight.reference.parsing.Label.TITLE || (attached && isWord(word))) {
                    addWord(added, word.text());
                }
            }
        }

        private void readBehind() {
            boolean attached = true;
            for (int j = alignment.end(); j < reference.size(); j++) {
                ReferenceWord word = reference.get(j);
                attached &= !BOUNDARY.matcher(word.gap()).find();
                int distance = j - alignment.end();
                if (isPartMarker(j, distance, attached)) {
                    aboutAnother = true;
                    added.add(word.text());
                } else if (explained.test(j)) {
                    attached = false;
                } else if (word.label() == preflight.reference.parsing.Label.TITLE || (attached && isWord(word))) {
                    aboutAnother |= BibliographicWords.isAboutAnother(word.text());
                    addWord(added, word.text());
                }
            }
        }

        /** "II", "Part 2" right behind the title: the next part of it, another work. */
        private boolean isPartMarker(int j, int distance, boolean attached) {
            ReferenceWord word = reference.get(j);
            boolean numeral = BibliographicWords.isNumeral(word.text()) && !word.isNumeric();
            boolean placed = switch (word.label()) {
                case VOLUME, ISSUE, ISSUED, PAGE, EDITION -> false;
                default -> true;
            };
            if (distance == 0 && placed && numeral && word.text().length() > (attached ? 0 : 1)) {
                return true;
            }
            return distance <= 1
                    && placed
                    && BibliographicWords.isPart(word.text())
                    && j + 1 < reference.size()
                    && BibliographicWords.isNumeral(reference.get(j + 1).text());
        }

        private boolean isWord(ReferenceWord word) {
            return !word.isNumeric()
                    && switch (word.label()) {
                        case AUTHOR, ISSUED, VOLUME, PAGE, ISSUE, NUMBER, URL, DOI -> false;
                        default -> true;
                    };
        }

        private String gaps(int from, int to) {
            StringBuilder gaps = new StringBuilder();
            for (int j = from + 1; j <= to && j < reference.size(); j++) {
                gaps.append(reference.get(j).gap());
            }
            return gaps.toString();
        }

        private void addWord(List<String> words, String word) {
            if (ReferenceWord.isFunctionWord(word)) {
                functionWords++;
            } else if (!BibliographicWords.isFrame(word)) {
                words.add(word);
            }
        }

        TitleEvidence weigh() {
            int missed = missing.size() + missingInside.size();
            double overlap = (double) (content - missed) / Math.max(1, content);
            int mainContent = (int) title.subList(0, mainTitle).stream()
                    .filter(w -> !ReferenceWord.isFunctionWord(w))
                    .count();
            boolean distinctive = Math.min(content, missed == 0 ? content : mainContent) >= DISTINCTIVE_WORDS;
            boolean whole = missed == 0 && inserted.isEmpty();
            boolean misprinted = alignment.misprints() > Math.max(1, content * MOST_MISPRINTED);
            if (aboutAnother
                    || misprinted
                    || !missingInside.isEmpty()
                    || (missed > 0 && !(inserted.isEmpty() && added.isEmpty()))) {
                return partial(overlap, distinctive);
            }
            if (whole && added.isEmpty()) {
                Grade grade = alignment.misprints() == 0 && functionWords == 0 ? Grade.EXACT : Grade.STRONG;
                return evidence(grade, Support.USUAL, overlap, distinctive);
            }
            if (whole) {
                return evidence(Grade.STRONG, Support.COORDINATES, overlap, distinctive);
            }
            if (inserted.isEmpty() && leavesOutSubtitle()) {
                return evidence(Grade.STRONG, distinctive ? Support.USUAL : Support.COORDINATES, overlap, distinctive);
            }
            return overlap >= 1 - MOST_MISPRINTED && inserted.isEmpty()
                    ? evidence(Grade.STRONG, Support.COORDINATES, overlap, distinctive)
                    : partial(overlap, distinctive);
        }

        private boolean leavesOutSubtitle() {
            if (mainTitle == title.size()) {
                return false;
            }
            for (int i = 0; i < title.size(); i++) {
                boolean counts = !ReferenceWord.isFunctionWord(title.get(i));
                if (counts && alignment.isTitleWordMatched(i) != i < mainTitle) {
                    return false;
                }
            }
            return true;
        }

        /** A title in pieces: all its words are there in another order, or too many differ. */
        private TitleEvidence partial(double overlap, boolean distinctive) {
            if (!aboutAnother && isReordered()) {
                return evidence(Grade.STRONG, Support.COORDINATES, 1, distinctive);
            }
            return evidence(overlap >= LEAST_PARTIAL ? Grade.PARTIAL : Grade.NONE, Support.USUAL, overlap, distinctive);
        }

        private boolean isReordered() {
            List<String> left = new ArrayList<>(title);
            for (int j = 0; j < reference.size(); j++) {
                ReferenceWord word = reference.get(j);
                if (!left.remove(word.text())
                        && !explained.test(j)
                        && isWord(word)
                        && word.text().length() > 1
                        && !ReferenceWord.isFunctionWord(word.text())
                        && !BibliographicWords.isFrame(word.text())) {
                    return false;
                }
            }
            return left.stream().allMatch(ReferenceWord::isFunctionWord);
        }

        private TitleEvidence evidence(Grade grade, Support support, double overlap, boolean distinctive) {
            String why = "missing %s, changed %s, inserted %s, added %s, misprints %d"
                    .formatted(missing, missingInside, inserted, added, alignment.misprints());
            return new TitleEvidence(grade, support, overlap, distinctive, alignment.start(), alignment.end(), why);
        }
    }
}
