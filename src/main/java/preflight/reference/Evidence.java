package preflight.reference;

import preflight.reference.parsing.Label;
import preflight.work.Work;

/** What the rules decide on. */
record Evidence(
        ParsedReference reference,
        Work work,
        TitleEvidence title,
        AuthorEvidence authors,
        Agreement year,
        ContainerEvidence container,
        CoordinateEvidence coordinates,
        Agreement identifier,
        int unexplained) {

    /** Whether the reference has words that could be the title of another work. */
    boolean titled() {
        return title.grade() != TitleEvidence.Grade.NONE || unexplained > 1;
    }

    /** Whether the reference names no author: what was read as a name is the container's, or stands for nobody. */
    boolean namesNobody() {
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            if (word.label() == Label.AUTHOR
                    && !word.isNumeric()
                    && !BibliographicWords.isNobody(word.text())
                    && !container.explained().get(j)
                    && !title.covers(j)) {
                return false;
            }
        }
        return true;
    }
}
