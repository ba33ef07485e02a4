package preflight.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.TitleEvidence.Differences;
import preflight.reference.TitleEvidence.Grade;
import preflight.reference.TitleEvidence.Support;
import preflight.work.Folding;

/** Grades one placing of a title by the words that only one side has. */
final class TitleWeighing {
    private static final Pattern SUBTITLE = Pattern.compile("[:?!.;]\\s|\\s[–—-]\\s|\\s[(\\[]");
    private static final double LEAST_PARTIAL = 0.5;
    private static final double MOST_MISPRINTED = 0.25;
    private static final double MOST_GARBLED = 0.5;
    private static final double LEAST_CLIPPED = 0.85;
    private static final int DISTINCTIVE_WORDS = 4;
    /** One misprint in so many words leaves no doubt. */
    private static final int LONG_TITLE = 6;

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final IntPredicate explained;
    private final TitleAlignment alignment;
    private final TitleSurroundings surroundings;
    private final Differences differences;
    private final int mainTitle;
    private final int content;

    TitleWeighing(String text, List<String> title, List<ReferenceWord> reference, IntPredicate explained) {
        this.title = title;
        this.reference = reference;
        this.explained = explained;
        alignment = new TitleAlignment(title, reference);
        surroundings = new TitleSurroundings(title, reference, explained, alignment);
        differences = surroundings.differences();
        content = surroundings.content();
        mainTitle = mainTitle(text, title.size());
    }

    /** How many words the title has before its subtitle. */
    private static int mainTitle(String text, int words) {
        Matcher subtitle = SUBTITLE.matcher(text);
        while (subtitle.find()) {
            int before = Folding.words(text.substring(0, subtitle.start() + 1)).size();
            if (before > 0) {
                return Math.min(before, words);
            }
        }
        return words;
    }

    TitleEvidence weigh() {
        int missed = differences.missing().size() + differences.changed().size();
        int extra = differences.inserted().size() + differences.added().size();
        int matched = content - missed;
        double overlap = 2.0 * matched / Math.max(1, content + matched + extra);
        boolean whole = missed == 0 && differences.inserted().isEmpty();
        int misprints = differences.misprints();
        boolean misprinted = misprints > Math.max(1, content * MOST_GARBLED);
        boolean changed = !differences.changed().isEmpty() || (missed > 0 && extra > 0);
        if (surroundings.aboutAnother()
                || misprinted
                || changed
                || !differences.inserted().isEmpty()) {
            return partial(overlap);
        }
        if (!differences.added().isEmpty()) {
            boolean most = overlap >= LEAST_PARTIAL;
            return evidence(Grade.STRONG, most ? Support.COORDINATES : Support.EVERYTHING, overlap);
        }
        if (whole) {
            boolean same = misprints == 0 && surroundings.functionWords() == 0;
            boolean garbled = misprints > Math.max(1, content * MOST_MISPRINTED);
            Support support = alignment.shortMisprints() > 0
                    ? Support.COORDINATES
                    : garbled
                            ? Support.WITHOUT_TITLE
                            : misprints > 1 || (misprints == 1 && content < LONG_TITLE) ? Support.MORE : Support.USUAL;
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
        if (!surroundings.aboutAnother() && isReordered()) {
            int start = startOfReordered();
            TitleEvidence reordered = evidence(Grade.STRONG, Support.MORE, 1);
            return start < 0 ? reordered : reordered.at(start, start + title.size());
        }
        return evidence(overlap >= LEAST_PARTIAL ? Grade.PARTIAL : Grade.NONE, Support.USUAL, overlap);
    }

    /** Where all words of the title stand side by side, in whatever order; -1 where they do not. */
    private int startOfReordered() {
        List<String> wanted = title.stream().sorted().toList();
        for (int start = 0; start + title.size() <= reference.size(); start++) {
            List<String> given = reference.subList(start, start + title.size()).stream()
                    .map(ReferenceWord::text)
                    .sorted()
                    .toList();
            if (given.equals(wanted)) {
                return start;
            }
        }
        return -1;
    }

    private boolean isReordered() {
        List<String> left = new ArrayList<>(title);
        for (int j = 0; j < reference.size(); j++) {
            ReferenceWord word = reference.get(j);
            if (!left.remove(word.text())
                    && !explained.test(j)
                    && TitleSurroundings.isWord(word)
                    && word.text().length() > 1
                    && !word.isFunctionWord()
                    && !BibliographicWords.isFrame(word.text())) {
                return false;
            }
        }
        return left.stream().allMatch(ReferenceWord::isFunctionWord);
    }

    private TitleEvidence evidence(Grade grade, Support support, double overlap) {
        boolean distinctive = overlap == 1 ? content >= DISTINCTIVE_WORDS : isDistinctive();
        return new TitleEvidence(
                grade, support, overlap, content, distinctive, alignment.start(), alignment.end(), differences);
    }
}
