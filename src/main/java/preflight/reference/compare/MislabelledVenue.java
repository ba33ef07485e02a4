package preflight.reference.compare;

import java.util.List;
import preflight.reference.compare.word.Acronym;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * A venue that the tagger took for a publisher: "EMNLP" at the end of a reference. Papers seldom say who published them, and
 * where a publisher is meant, its place stands beside it or the work's record knows it.
 */
final class MislabelledVenue {
    private static final int MIN_WORD_LENGTH = 3;

    private MislabelledVenue() {}

    /** Whether a reference without container and place names a publisher that has nothing to do with a work in a container. */
    static boolean isPresent(List<ReferenceWord> words, Work work) {
        boolean inContainer = !work.containerTitles().isEmpty() || work.preprint();
        if (!inContainer || words.stream().anyMatch(MislabelledVenue::explainsPublisher)) {
            return false;
        }
        List<String> named = words.stream()
                .filter(word -> word.label() == Label.PUBLISHER && !word.isFunctionWord() && !word.isNumeric())
                .map(ReferenceWord::text)
                .filter(word -> word.length() >= MIN_WORD_LENGTH && !BibliographicWords.isGenericContainer(word))
                .toList();
        if (named.isEmpty()) {
            return false;
        }
        List<String> known = work.publisher() == null ? List.of() : Folding.words(work.publisher());
        return named.stream()
                .noneMatch(word -> Acronym.matches(word, known)
                        || known.stream().anyMatch(one -> one.equals(word) || WordMatch.isAbbreviation(word, one)));
    }

    /** A word that tells, better than a publisher can, where a work appeared or that the publisher is one. */
    private static boolean explainsPublisher(ReferenceWord word) {
        return switch (word.label()) {
            case CONTAINER, COLLECTION, PLACE -> true;
            default -> ContainerEvidence.isServer(word);
        };
    }
}
