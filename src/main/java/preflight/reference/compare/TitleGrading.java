package preflight.reference.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.compare.TitleEvidence.Corroboration;
import preflight.reference.compare.TitleEvidence.Differences;
import preflight.reference.compare.TitleEvidence.Grade;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ReferenceWord;
import preflight.work.text.Folding;

/** Grades one placing of a title by the words that only one side has. */
final class TitleGrading {
    private static final Pattern SUBTITLE = Pattern.compile("[:?!.;]\\s|\\s[–—-]\\s|\\s[(\\[]");
    private static final double MIN_PARTIAL = 0.5;
    private static final double MAX_MISPRINTED = 0.25;
    private static final double MAX_GARBLED = 0.5;
    private static final double MIN_TRUNCATED = 0.85;
    private static final int DISTINCTIVE_WORDS = 4;
    /** One misprint in so many words leaves no doubt. */
    private static final int LONG_TITLE = 6;

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final IntPredicate explained;
    private final TitleAlignment alignment;
    private final TitleContext context;
    private final Differences differences;
    private final int mainTitle;
    private final int content;

    TitleGrading(String text, List<String> title, List<ReferenceWord> reference, IntPredicate explained) {
        this.title = title;
        this.reference = reference;
        this.explained = explained;
        alignment = new TitleAlignment(title, reference);
        context = new TitleContext(title, reference, explained, alignment);
        differences = context.differences();
        content = context.contentWords();
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

    TitleEvidence grade() {
        int missed = differences.missing().size() + differences.changed().size();
        int extra = differences.inserted().size() + differences.added().size();
        int matched = content - missed;
        double overlap = 2.0 * matched / Math.max(1, content + matched + extra);
        boolean whole = missed == 0 && differences.inserted().isEmpty();
        int misprints = differences.misprints();
        boolean misprinted = misprints > Math.max(1, content * MAX_GARBLED);
        boolean changed = !differences.changed().isEmpty() || (missed > 0 && extra > 0);
        if (context.isDerivedWork()
                || misprinted
                || changed
                || !differences.inserted().isEmpty()) {
            return partial(overlap);
        }
        if (!differences.added().isEmpty()) {
            boolean most = overlap >= MIN_PARTIAL;
            return evidence(Grade.STRONG, most ? Corroboration.LOCATOR : Corroboration.ALL_FIELDS, overlap);
        }
        if (whole) {
            boolean same = misprints == 0 && context.functionWords() == 0;
            boolean garbled = misprints > Math.max(1, content * MAX_MISPRINTED);
            Corroboration support = alignment.shortMisprints() > 0
                    ? Corroboration.LOCATOR
                    : garbled
                            ? Corroboration.SAME_AS_UNTITLED
                            : misprints > 1 || (misprints == 1 && content < LONG_TITLE)
                                    ? Corroboration.STRONGER
                                    : Corroboration.STANDARD;
            return evidence(same ? Grade.EXACT : Grade.STRONG, support, overlap);
        }
        boolean leftOut = omitsSubtitle();
        return leftOut || overlap >= MIN_TRUNCATED
                ? evidence(
                        Grade.STRONG,
                        leftOut && isDistinctive() ? Corroboration.STRONGER : Corroboration.LOCATOR,
                        overlap)
                : partial(overlap);
    }

    private boolean isDistinctive() {
        int words = 0;
        for (int i = 0; i < title.size(); i++) {
            words += alignment.isTitleWordMatched(i) && !ReferenceWord.isFunctionWord(title.get(i)) ? 1 : 0;
        }
        return words >= DISTINCTIVE_WORDS;
    }

    private boolean omitsSubtitle() {
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
        if (!context.isDerivedWork() && isReordered()) {
            int start = startOfReordered();
            TitleEvidence reordered = evidence(Grade.STRONG, Corroboration.STRONGER, 1);
            return start < 0 ? reordered : reordered.movedTo(start, start + title.size());
        }
        return evidence(overlap >= MIN_PARTIAL ? Grade.PARTIAL : Grade.NONE, Corroboration.STANDARD, overlap);
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
                    && TitleContext.isPossibleTitleWord(word)
                    && word.text().length() > 1
                    && !word.isFunctionWord()
                    && !BibliographicWords.isBoilerplate(word.text())) {
                return false;
            }
        }
        return left.stream().allMatch(ReferenceWord::isFunctionWord);
    }

    private TitleEvidence evidence(Grade grade, Corroboration support, double overlap) {
        boolean distinctive = overlap == 1 ? content >= DISTINCTIVE_WORDS : isDistinctive();
        return new TitleEvidence(
                grade, support, overlap, content, distinctive, alignment.start(), alignment.end(), differences);
    }
}
