package preflight.reference.compare;

import java.util.Objects;
import preflight.work.Identifiers;

/** Compares the identifiers of the reference with the candidate's. */
public final class IdentifierEvidence {
    private IdentifierEvidence() {}

    public static ComparisonLevel of(Identifiers given, Identifiers known) {
        boolean doi = given.doi() != null && Objects.equals(given.doi(), known.doi());
        boolean arxiv = given.arxiv() != null && given.arxiv().equals(known.arxiv());
        boolean pmid = given.pmid() != null && given.pmid().equals(known.pmid());
        if (doi || arxiv || pmid) {
            return ComparisonLevel.AGREES;
        }
        // An ISBN identifies a book and is given for every chapter of it; it never conflicts.
        if (given.isbns().stream().anyMatch(known.isbns()::contains)) {
            return ComparisonLevel.CLOSE;
        }
        boolean otherPmid = given.pmid() != null && known.pmid() != null;
        boolean otherArxiv = given.arxiv() != null && known.arxiv() != null;
        boolean otherDoi = given.doi() != null;
        return otherDoi || otherArxiv || otherPmid ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT;
    }
}
