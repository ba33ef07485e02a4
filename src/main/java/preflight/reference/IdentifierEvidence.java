package preflight.reference;

import java.util.Objects;
import preflight.work.ArxivId;
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
        boolean otherPmid = given.pmid() != null && known.pmid() != null;
        boolean otherArxiv = given.arxiv() != null && known.arxiv() != null;
        // Under a preprint's DOI the title of the published work: an index need not know that they are one.
        boolean otherDoi = given.doi() != null
                && (known.arxiv() != null || ArxivId.of(given.doi()).isEmpty());
        return otherDoi || otherArxiv || otherPmid ? Agreement.CONFLICTS : Agreement.ABSENT;
    }
}
