package preflight.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.parsing.Label;
import preflight.work.Folding;

/**
 * How a candidate's title stands in the reference. Every content word that only one of them has counts against it.
 *
 * @param grade how well
 * @param support what else has to agree before the title counts as this work's
 * @param overlap share of the content words of both that they have in common
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
        /** Authors and container as well: the words are misprinted or in another order. */
        MORE,
        /** Volume and first page as well: one side has more words at an end. */
        COORDINATES,
        /** Every coordinate there is: the index has but the beginning of the title. */
        EVERYTHING
    }

    private static final TitleEvidence NOTHING =
            new TitleEvidence(Grade.NONE, Support.USUAL, 0, false, 0, 0, "no title");
    private static final Pattern SUBTITLE = Pattern.compile("[:?!.;]\\s|\\s[–—-]\\s|\\s[(\\[]");
    private static final Pattern BOUNDARY = Pattern.compile("[.?!”\"»,;()\\[\\]…]");
    private static final Set<String> CONTAINER_CUES = Set.of("in", "dans");
    private static final double LEAST_SHARED = 0.3;
    private static final double LEAST_PARTIAL = 0.5;
    private static final double MOST_MISPRINTED = 0.25;
    private static final double LEAST_CLIPPED = 0.85;
    private static final int DISTINCTIVE_WORDS = 4;
    private static final int MOST_TITLE_WORDS = 80;

    /**
     * Places a title in a reference.
     *
     * @param explained whether a word of the reference is an author, the journal or another field of the candidate
     */
    static TitleEvidence of(String title, ParsedReference reference, IntPredicate explained) {
        List<String> words = Folding.words(title);
        if (words.isEmpty() || words.stream().allMatch(ReferenceWord::isFunctionWord)) {
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
                    addWord(inserted, reference.get(j));
                }
            }
        }

        private void readBefore() {
            for (int j = alignment.start() - 1; j >= 0; j--) {
                ReferenceWord word = reference.get(j);
                boolean attached = !BOUNDARY.matcher(gaps(j, alignment.start())).find();
                boolean notice = BibliographicWords.isAboutAnother(word.text())
                        && word.label() != Label.AUTHOR
                        && j >= alignment.start() - 4;
                if (explained.test(j) && !notice) {
                    continue;
                }
                if (notice) {
                    aboutAnother = true;
                    added.add(word.text());
                } else if (word.label() == Label.TITLE || (attached && isWord(word))) {
                    addWord(added, word);
                }
            }
        }

        private void readBehind() {
            boolean attached = true;
            for (int j = alignment.end(); j < reference.size(); j++) {
                ReferenceWord word = reference.get(j);
                boolean divided = BOUNDARY.matcher(word.gap()).find();
                attached &= !divided;
                if (divided && CONTAINER_CUES.contains(word.text())) {
                    return;
                }
                if (isPartMarker(j, j - alignment.end(), attached)) {
                    aboutAnother = true;
                    added.add(word.text());
                } else if (explained.test(j)) {
                    attached = false;
                } else if ((word.label() == Label.TITLE && !word.isNumeric()) || (attached && isWord(word))) {
                    aboutAnother |= BibliographicWords.isAboutAnother(word.text());
                    addWord(added, word);
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

        private void addWord(List<String> words, ReferenceWord word) {
            if (ReferenceWord.isFunctionWord(word.text())) {
                functionWords++;
            } else if (word.label() == Label.TITLE || !BibliographicWords.isFrame(word.text())) {
                words.add(word.text());
            }
        }

        TitleEvidence weigh() {
            int missed = missing.size() + missingInside.size();
            int extra = inserted.size() + added.size();
            int matched = content - missed;
            double overlap = 2.0 * matched / Math.max(1, content + matched + extra);
            boolean whole = missed == 0 && inserted.isEmpty();
            int misprints = alignment.misprints() + alignment.shortMisprints();
            boolean misprinted = misprints > Math.max(1, content * MOST_MISPRINTED);
            boolean changed = !missingInside.isEmpty() || (missed > 0 && extra > 0);
            if (aboutAnother || misprinted || changed || !inserted.isEmpty()) {
                return partial(overlap);
            }
            if (!added.isEmpty()) {
                boolean most = overlap >= LEAST_PARTIAL;
                return evidence(Grade.STRONG, most ? Support.COORDINATES : Support.EVERYTHING, overlap);
            }
            if (whole) {
                boolean same = misprints == 0 && functionWords == 0;
                Support support = alignment.shortMisprints() > 0
                        ? Support.COORDINATES
                        : misprints > 0 ? Support.MORE : Support.USUAL;
                return evidence(same ? Grade.EXACT : Grade.STRONG, support, overlap);
            }
            boolean leftOut = leavesOutSubtitle();
            return leftOut || overlap >= LEAST_CLIPPED
                    ? evidence(Grade.STRONG, leftOut && isDistinctive() ? Support.MORE : Support.COORDINATES, overlap)
                    : partial(overlap);
        }

        private boolean isDistinctive() {
            int words = 0;
            for (int i = 0; i < title.size(); i++) {
                words += alignment.isTitleWordMatched(i) && !ReferenceWord.isFunctionWord(title.get(i)) ? 1 : 0;
            }
            return words >= DISTINCTIVE_WORDS;
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
        private TitleEvidence partial(double overlap) {
            if (!aboutAnother && isReordered()) {
                return evidence(Grade.STRONG, Support.MORE, 1);
            }
            return evidence(overlap >= LEAST_PARTIAL ? Grade.PARTIAL : Grade.NONE, Support.USUAL, overlap);
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

        private TitleEvidence evidence(Grade grade, Support support, double overlap) {
            String why = "missing %s, changed %s, inserted %s, added %s, misprints %d"
                    .formatted(
                            missing,
                            missingInside,
                            inserted,
                            added,
                            alignment.misprints() + alignment.shortMisprints());
            boolean distinctive = overlap == 1 ? content >= DISTINCTIVE_WORDS : isDistinctive();
            return new TitleEvidence(grade, support, overlap, distinctive, alignment.start(), alignment.end(), why);
        }
    }
}
