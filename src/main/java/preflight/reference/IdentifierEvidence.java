package preflight.reference;

import java.util.Objects;
import preflight.work.Identifiers;

/** Whether the identifiers in the reference are the candidate's. */
final class IdentifierEvidence {
    private IdentifierEvidence() {}

    static Agreement of(Identifiers given, Identifiers known) {
        boolean doi = given.doi() != null && Objects.equals(given.doi(), known.doi());
        boolean arxiv = given.arxiv() != null && given.arxiv().equals(known.arxiv());
        boolean pmid = given.pmid() != null && given.pmid().equals(known.pmid());
        if (doi || arxiv || pmid) {
            return Agreement.AGREES;
        }
        // An ISBN names a book, and every chapter of it gives it too; it never speaks against a work.
        if (given.isbns().stream().anyMatch(known.isbns()::contains)) {
            return Agreement.CLOSE;
        }
        return given.doi() == null && given.arxiv() == null && given.pmid() == null
                ? Agreement.ABSENT
                : Agreement.CONFLICTS;
    }
}
