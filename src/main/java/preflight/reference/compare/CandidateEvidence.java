package preflight.reference.compare;

import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;

/** What the rules decide on. */
public record CandidateEvidence(
        ParsedReference reference,
        Work work,
        TitleEvidence title,
        AuthorEvidence authors,
        ComparisonLevel year,
        ContainerEvidence container,
        LocatorEvidence locator,
        ComparisonLevel identifier,
        int unmatchedWords) {

    /** Whether the reference has words that could be the title of another work. */
    public boolean hasTitleWords() {
        return title.grade() != TitleEvidence.Grade.NONE || unmatchedWords > 1;
    }

    /** Whether the reference names no author: what was read as a name is the container's, or stands for nobody. */
    public boolean namesNoAuthor() {
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            if (word.label() == Label.AUTHOR
                    && !word.isNumeric()
                    && !BibliographicWords.isAuthorPlaceholder(word.text())
                    && !container.matchedWords().get(j)
                    && !title.covers(j)) {
                return false;
            }
        }
        return true;
    }
}
