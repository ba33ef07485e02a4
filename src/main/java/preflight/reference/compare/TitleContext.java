package preflight.reference.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import preflight.reference.compare.TitleEvidence.Differences;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/** Reads around and within a placing of a title: the words that only one side has. */
final class TitleContext {
    private static final Pattern BOUNDARY = Pattern.compile("[.?!”\"»,;()\\[\\]…]");
    private static final Set<String> CONTAINER_CUES = Set.of("in", "dans");

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final IntPredicate explained;
    private final TitleAlignment alignment;
    private final List<String> missing = new ArrayList<>();
    private final List<String> missingInside = new ArrayList<>();
    private final List<String> inserted = new ArrayList<>();
    private final List<String> added = new ArrayList<>();
    private int contentWords;
    private int functionWords;
    private boolean isDerivedWork;

    TitleContext(List<String> title, List<ReferenceWord> reference, IntPredicate explained, TitleAlignment alignment) {
        this.title = title;
        this.reference = reference;
        this.explained = explained;
        this.alignment = alignment;
        compareTitle();
        compareInside();
        compareBefore();
        compareAfter();
    }

    /** How many words of meaning the title has; all of them where it has none. */
    int contentWords() {
        return contentWords;
    }

    /** How many function words only one side has. */
    int functionWords() {
        return functionWords;
    }

    /** Whether a word next to the title says that another work is meant: a notice, a reply, the next part. */
    boolean isDerivedWork() {
        return isDerivedWork;
    }

    Differences differences() {
        return new Differences(
                missing, missingInside, inserted, added, alignment.misprints() + alignment.shortMisprints());
    }

    /** Whether a word is one that could belong to a title. */
    static boolean isPossibleTitleWord(ReferenceWord word) {
        return !word.isNumeric()
                && switch (word.label()) {
                    case AUTHOR, ISSUED, VOLUME, PAGE, ISSUE, NUMBER, URL, DOI -> false;
                    default -> true;
                };
    }

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
                    (i > first && i < last ? missingInside : missing).add(title.get(i));
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
                    && j >= alignment.start() - 4;
            if (explained.test(j) && !notice) {
                continue;
            }
            if (notice) {
                isDerivedWork = true;
                added.add(word.text());
            } else if (word.label() == Label.TITLE || (attached && isPossibleTitleWord(word))) {
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
                isDerivedWork = true;
                added.add(word.text());
            } else if (explained.test(j) || isInRange(j)) {
                attached = false;
            } else if (!attached && BibliographicWords.isBoilerplate(word.text())) {
                continue;
            } else if ((word.label() == Label.TITLE && !word.isNumeric()) || (attached && isPossibleTitleWord(word))) {
                isDerivedWork |= BibliographicWords.isDerivedWork(word.text()) && !isUnmatchedTitleWord(word.text());
                addWord(added, word);
            }
        }
    }

    /** "II", "Part 2" right behind the title: the next part of it, another work. */
    private boolean isPartMarker(int j, int distance, boolean attached) {
        ReferenceWord word = reference.get(j);
        boolean numeral = BibliographicWords.isPartNumber(word.text()) && !word.isNumeric();
        boolean placed = switch (word.label()) {
            case VOLUME, ISSUE, ISSUED, PAGE, EDITION -> false;
            default -> true;
        };
        if (distance == 0 && placed && numeral && word.text().length() > (attached ? 0 : 1)) {
            return true;
        }
        return distance <= 1
                && placed
                && BibliographicWords.isPartWord(word.text())
                && j + 1 < reference.size()
                && BibliographicWords.isPartNumber(reference.get(j + 1).text());
    }

    /** "I–VIII": pages, whatever they were taken for. */
    private boolean isInRange(int j) {
        return isNumeralBehindDash(j) || (j + 1 < reference.size() && isNumeralBehindDash(j + 1));
    }

    private boolean isNumeralBehindDash(int j) {
        return j > alignment.end()
                && isDash(reference.get(j).gap())
                && BibliographicWords.isPartNumber(reference.get(j).text())
                && BibliographicWords.isPartNumber(reference.get(j - 1).text());
    }

    private static boolean isDash(String gap) {
        return gap.length() == 1 && Character.getType(gap.charAt(0)) == Character.DASH_PUNCTUATION;
    }

    /** Whether the title has this word too, in another place. */
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
