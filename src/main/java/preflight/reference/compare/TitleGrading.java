package preflight.reference.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.compare.TitleEvidence.Corroboration;
import preflight.reference.compare.TitleEvidence.Differences;
import preflight.reference.compare.TitleEvidence.Grade;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.text.Folding;

/**
 * Grades an aligned title by the words that only one side has: words of the title that the reference lacks, and words of the
 * reference within, before and after the title that no other field of the candidate explains.
 */
final class TitleGrading {
    private static final Pattern SUBTITLE = Pattern.compile("[:?!.;]\\s|\\s[–—-]\\s|\\s[(\\[]");
    private static final Pattern BOUNDARY = Pattern.compile("[.?!”\"»,;()\\[\\]…]");
    private static final Set<String> CONTAINER_CUES = Set.of("in", "dans");

    // Thresholds chosen on the development set of references.
    private static final double MIN_PARTIAL = 0.5;
    private static final double MAX_MISPRINTED = 0.25;
    private static final double MAX_GARBLED = 0.5;
    private static final double MIN_TRUNCATED = 0.85;
    private static final int DISTINCTIVE_WORDS = 4;
    /** In a title of so many content words one misprint leaves no doubt. */
    private static final int LONG_TITLE = 6;
    /** How many words before the title a notice ("Erratum to:") may begin. */
    private static final int MAX_NOTICE_DISTANCE = 4;

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final IntPredicate explained;
    private final TitleAlignment alignment;
    private final int mainTitle;
    private final List<String> missing = new ArrayList<>();
    private final List<String> changed = new ArrayList<>();
    private final List<String> inserted = new ArrayList<>();
    private final List<String> added = new ArrayList<>();
    private int contentWords;
    private int functionWords;
    private boolean derivedWork;

    /**
     * Aligns a title with a reference and collects the words that differ.
     *
     * @param text the title as the record has it
     * @param title its words, folded
     * @param explained whether a word of the reference belongs to another field
     */
    TitleGrading(String text, List<String> title, List<ReferenceWord> reference, IntPredicate explained) {
        this.title = title;
        this.reference = reference;
        this.explained = explained;
        alignment = new TitleAlignment(title, reference);
        mainTitle = mainTitle(text, title.size());
        compareTitle();
        compareInside();
        compareBefore();
        compareAfter();
    }

    TitleEvidence grade() {
        int missed = missing.size() + changed.size();
        int extra = inserted.size() + added.size();
        int matched = contentWords - missed;
        double overlap = 2.0 * matched / Math.max(1, contentWords + matched + extra);
        int misprints = misprints();
        boolean misprinted = misprints > Math.max(1, contentWords * MAX_GARBLED);
        boolean replaced = !changed.isEmpty() || (missed > 0 && extra > 0);
        if (derivedWork || misprinted || replaced || !inserted.isEmpty()) {
            return partial(overlap);
        }
        if (!added.isEmpty()) {
            boolean most = overlap >= MIN_PARTIAL;
            return evidence(Grade.STRONG, most ? Corroboration.LOCATOR : Corroboration.ALL_FIELDS, overlap);
        }
        if (missed == 0) {
            boolean same = misprints == 0 && functionWords == 0;
            return evidence(same ? Grade.EXACT : Grade.STRONG, corroborationOfWhole(misprints), overlap);
        }
        boolean mainTitleOnly = omitsSubtitle();
        if (!mainTitleOnly && overlap < MIN_TRUNCATED) {
            return partial(overlap);
        }
        boolean distinctive = mainTitleOnly && isDistinctive();
        return evidence(Grade.STRONG, distinctive ? Corroboration.STRONGER : Corroboration.LOCATOR, overlap);
    }

    /** What a title needs all of whose content words were found. */
    private Corroboration corroborationOfWhole(int misprints) {
        if (alignment.shortMisprints() > 0) {
            return Corroboration.LOCATOR;
        }
        if (misprints > Math.max(1, contentWords * MAX_MISPRINTED)) {
            return Corroboration.SAME_AS_UNTITLED;
        }
        boolean doubtful = misprints > 1 || (misprints == 1 && contentWords < LONG_TITLE);
        return doubtful ? Corroboration.STRONGER : Corroboration.STANDARD;
    }

    /** A title that differs too much: all its words may be there in another order. */
    private TitleEvidence partial(double overlap) {
        if (!derivedWork && isReordered()) {
            int start = startOfReordered();
            TitleEvidence reordered = evidence(Grade.STRONG, Corroboration.STRONGER, 1);
            return start < 0 ? reordered : reordered.movedTo(start, start + title.size());
        }
        return evidence(overlap >= MIN_PARTIAL ? Grade.PARTIAL : Grade.NONE, Corroboration.STANDARD, overlap);
    }

    private TitleEvidence evidence(Grade grade, Corroboration corroboration, double overlap) {
        boolean distinctive = overlap == 1 ? contentWords >= DISTINCTIVE_WORDS : isDistinctive();
        return new TitleEvidence(
                grade,
                corroboration,
                overlap,
                contentWords,
                distinctive,
                alignment.start(),
                alignment.end(),
                new Differences(missing, changed, inserted, added, misprints()));
    }

    private int misprints() {
        return alignment.misprints() + alignment.shortMisprints();
    }

    /** How many words the title has before its subtitle; all of them when it has none. */
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

    /** Whether the reference has all content words of the title and no other word that could belong to a title. */
    private boolean isReordered() {
        List<String> left = new ArrayList<>(title);
        for (int j = 0; j < reference.size(); j++) {
            ReferenceWord word = reference.get(j);
            if (!left.remove(word.text())
                    && !explained.test(j)
                    && isPossibleTitleWord(word)
                    && word.text().length() > 1
                    && !word.isFunctionWord()
                    && !BibliographicWords.isBoilerplate(word.text())) {
                return false;
            }
        }
        return left.stream().allMatch(ReferenceWord::isFunctionWord);
    }

    /** Where all words of the title stand side by side in any order; -1 where they do not. */
    private int startOfReordered() {
        List<String> expected = title.stream().sorted().toList();
        for (int start = 0; start + title.size() <= reference.size(); start++) {
            List<String> given = reference.subList(start, start + title.size()).stream()
                    .map(ReferenceWord::text)
                    .sorted()
                    .toList();
            if (given.equals(expected)) {
                return start;
            }
        }
        return -1;
    }

    /** Counts the title's words; where it has no content words, its function words count. */
    private void compareTitle() {
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
            contentWords += counts ? 1 : 0;
            if (!alignment.isTitleWordMatched(i)) {
                if (counts) {
                    (i > first && i < last ? changed : missing).add(title.get(i));
                } else {
                    functionWords++;
                }
            }
        }
    }

    private void compareInside() {
        for (int j = alignment.start(); j < alignment.end(); j++) {
            if (!alignment.isReferenceWordMatched(j)) {
                addWord(inserted, reference.get(j));
            }
        }
    }

    private void compareBefore() {
        for (int j = alignment.start() - 1; j >= 0; j--) {
            ReferenceWord word = reference.get(j);
            boolean attached = !BOUNDARY.matcher(gaps(j, alignment.start())).find();
            boolean notice = BibliographicWords.isDerivedWork(word.text())
                    && !isUnmatchedTitleWord(word.text())
                    && word.label() != Label.AUTHOR
                    && j >= alignment.start() - MAX_NOTICE_DISTANCE;
            if (notice) {
                derivedWork = true;
                added.add(word.text());
            } else if (!explained.test(j) && (word.label() == Label.TITLE || (attached && isPossibleTitleWord(word)))) {
                addWord(added, word);
            }
        }
    }

    private void compareAfter() {
        boolean attached = true;
        for (int j = alignment.end(); j < reference.size(); j++) {
            ReferenceWord word = reference.get(j);
            boolean divided = BOUNDARY.matcher(word.gap()).find();
            attached &= !divided;
            if (divided && CONTAINER_CUES.contains(word.text())) {
                return;
            }
            if (isPartMarker(j, j - alignment.end(), attached) && !isUnmatchedTitleWord(word.text())) {
                derivedWork = true;
                added.add(word.text());
            } else if (explained.test(j) || isInRange(j)) {
                attached = false;
            } else if (!attached && BibliographicWords.isBoilerplate(word.text())) {
                continue;
            } else if ((word.label() == Label.TITLE && !word.isNumeric()) || (attached && isPossibleTitleWord(word))) {
                derivedWork |= BibliographicWords.isDerivedWork(word.text()) && !isUnmatchedTitleWord(word.text());
                addWord(added, word);
            }
        }
    }

    private static boolean isPossibleTitleWord(ReferenceWord word) {
        return !word.isNumeric()
                && switch (word.label()) {
                    case AUTHOR, ISSUED, VOLUME, PAGE, ISSUE, NUMBER, URL, DOI -> false;
                    default -> true;
                };
    }

    /** "II" or "Part 2" right after the title: the next part, which is another work. */
    private boolean isPartMarker(int j, int distance, boolean attached) {
        ReferenceWord word = reference.get(j);
        boolean numeral = BibliographicWords.isPartNumber(word.text()) && !word.isNumeric();
        boolean possible = switch (word.label()) {
            case VOLUME, ISSUE, ISSUED, PAGE, EDITION -> false;
            default -> true;
        };
        if (distance == 0 && possible && numeral && word.text().length() > (attached ? 0 : 1)) {
            return true;
        }
        return distance <= 1
                && possible
                && BibliographicWords.isPartWord(word.text())
                && j + 1 < reference.size()
                && BibliographicWords.isPartNumber(reference.get(j + 1).text());
    }

    /** "I–VIII": a range of pages, whatever its label. */
    private boolean isInRange(int j) {
        return isNumeralAfterDash(j) || (j + 1 < reference.size() && isNumeralAfterDash(j + 1));
    }

    private boolean isNumeralAfterDash(int j) {
        return j > alignment.end()
                && isDash(reference.get(j).gap())
                && BibliographicWords.isPartNumber(reference.get(j).text())
                && BibliographicWords.isPartNumber(reference.get(j - 1).text());
    }

    private static boolean isDash(String gap) {
        return gap.length() == 1 && Character.getType(gap.charAt(0)) == Character.DASH_PUNCTUATION;
    }

    /** Whether the title has this word, not aligned with any word of the reference. */
    private boolean isUnmatchedTitleWord(String word) {
        for (int i = 0; i < title.size(); i++) {
            if (!alignment.isTitleWordMatched(i) && title.get(i).equals(word)) {
                return true;
            }
        }
        return false;
    }

    private String gaps(int from, int to) {
        StringBuilder gaps = new StringBuilder();
        for (int j = from + 1; j <= to && j < reference.size(); j++) {
            gaps.append(reference.get(j).gap());
        }
        return gaps.toString();
    }

    private void addWord(List<String> words, ReferenceWord word) {
        if (word.isFunctionWord()) {
            functionWords++;
        } else if (word.label() == Label.TITLE || !BibliographicWords.isBoilerplate(word.text())) {
            words.add(word.text());
        }
    }
}
