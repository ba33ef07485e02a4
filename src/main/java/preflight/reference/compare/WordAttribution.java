package preflight.reference.compare;

import java.util.BitSet;
import java.util.List;
import preflight.reference.compare.TitleEvidence.Grade;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;

/**
 * Which words of a reference belong to which field of a candidate work. Each word is attributed to one field at most: the
 * names of authors are found first, then the container, then the title. Words that both the container and the title claim are
 * settled before any field is compared.
 */
final class WordAttribution {
    private enum Field {
        NONE,
        AUTHOR,
        CONTAINER,
        TITLE
    }

    private final List<ReferenceWord> words;
    private final AuthorMatching authors;
    private final TitleEvidence title;
    private final ContainerEvidence container;
    private final Field[] fields;

    private WordAttribution(
            List<ReferenceWord> words, AuthorMatching authors, ContainerEvidence container, TitleEvidence title) {
        this.words = words;
        this.authors = authors;
        this.title = title;
        fields = new Field[words.size()];
        BitSet ofContainer = new BitSet();
        for (int j = 0; j < fields.length; j++) {
            if (title.covers(j)) {
                fields[j] = Field.TITLE;
            } else if (container.matchedWords().get(j)) {
                fields[j] = Field.CONTAINER;
                ofContainer.set(j);
            } else {
                fields[j] = authors.matchedWords().get(j) ? Field.AUTHOR : Field.NONE;
            }
        }
        this.container = container.withWords(ofContainer);
    }

    static WordAttribution of(ParsedReference reference, Work work) {
        List<ReferenceWord> words = reference.words();
        AuthorMatching authors = new AuthorMatching(reference, work.authors());
        BitSet names = authors.matchedWords();
        ContainerEvidence container = ContainerEvidence.of(reference, work, names);
        TitleEvidence title = findTitle(reference, work, names, container);
        if (isContainerName(title, container, reference)) {
            BitSet outside = FullContainerMatch.findOutside(title, words, work, names);
            if (outside.isEmpty()) {
                title = TitleEvidence.NO_MATCH;
            } else {
                container = new ContainerEvidence(ComparisonLevel.AGREES, outside);
                title = findTitle(reference, work, names, container);
            }
        }
        return new WordAttribution(
                words, authors, container, isOnlyNames(title, words) ? TitleEvidence.NO_MATCH : title);
    }

    AuthorMatching authors() {
        return authors;
    }

    TitleEvidence title() {
        return title;
    }

    /** The container with the words that are not the title's: a chapter may have the title of its book. */
    ContainerEvidence container() {
        return container;
    }

    /** Whether a word belongs to any field of the candidate. */
    boolean isAttributed(int word) {
        return fields[word] != Field.NONE;
    }

    boolean isTitleOrContainer(int word) {
        return fields[word] == Field.TITLE || fields[word] == Field.CONTAINER;
    }

    /** How many content words of the reference belong to no field of the candidate. */
    int unmatchedWords() {
        int count = 0;
        for (int j = 0; j < fields.length; j++) {
            ReferenceWord word = words.get(j);
            boolean content = word.text().length() > 2
                    && !word.isNumeric()
                    && isPossibleTitle(word)
                    && !word.isFunctionWord()
                    && !BibliographicWords.isBoilerplate(word.text())
                    && !BibliographicWords.isPartNumber(word.text());
            count += content && fields[j] == Field.NONE ? 1 : 0;
        }
        return count;
    }

    private static TitleEvidence findTitle(
            ParsedReference reference, Work work, BitSet names, ContainerEvidence container) {
        return TitleEvidence.of(
                work,
                reference,
                j -> names.get(j)
                        || container.matchedWords().get(j)
                        || !isPossibleTitle(reference.words().get(j)));
    }

    /** Whether what was taken for the title are words of the container's name, as in a reference without a title. */
    private static boolean isContainerName(
            TitleEvidence title, ContainerEvidence container, ParsedReference reference) {
        int words = title.end() - title.start();
        int shared = container.matchedWords().get(title.start(), title.end()).cardinality();
        return words > 0
                && title.grade() != Grade.NONE
                && shared * 2 > words
                && (title.overlap() < 1 || (reference.title() == null && shared == words));
    }

    /** Whether what was taken for part of the title are names of authors: "Rossi Replies". */
    private static boolean isOnlyNames(TitleEvidence title, List<ReferenceWord> words) {
        return title.grade() == Grade.PARTIAL
                && words.subList(title.start(), title.end()).stream()
                        .allMatch(word -> word.label() == Label.AUTHOR || word.label() == Label.EDITOR);
    }

    /** Whether a word is in a field that may hold words of the title. */
    private static boolean isPossibleTitle(ReferenceWord word) {
        return switch (word.label()) {
            case TITLE, NONE, CONTAINER, COLLECTION -> true;
            default -> false;
        };
    }
}
