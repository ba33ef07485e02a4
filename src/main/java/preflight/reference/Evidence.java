package preflight.reference;

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
}
