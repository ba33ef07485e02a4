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
 * Detects a venue that the tagger labelled as a publisher: "EMNLP" at the end of a reference. References to papers rarely name
 * the publisher, and a real publisher comes with its place or is in the work's record.
 */
final class MislabelledVenue {
    private static final int MIN_WORD_LENGTH = 3;

    private MislabelledVenue() {}

    /** Whether a reference without container and place has a publisher that does not fit a work in a container. */
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
                        || known.stream()
                                .anyMatch(other -> other.equals(word) || WordMatch.isAbbreviation(word, other)));
    }

    /** Whether a word shows that the publisher is one: the reference has a container or a place, or a preprint server. */
    private static boolean explainsPublisher(ReferenceWord word) {
        return switch (word.label()) {
            case CONTAINER, COLLECTION, PLACE -> true;
            default -> ContainerEvidence.isServer(word);
        };
    }
}
