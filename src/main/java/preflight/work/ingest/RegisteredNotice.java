package preflight.work.ingest;

import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.Update;

/**
 * A notice from a register of notices, and the work it is about. The register knows the work by DOI or PubMed id.
 *
 * @param doi of the work; null when the register has none
 * @param pmid of the work; null when the register has none
 */
record RegisteredNotice(@Nullable Doi doi, @Nullable String pmid, Update update) {

    /** The identifiers an index finds the work by. */
    Identifiers workIdentifiers() {
        return new Identifiers(doi, null, pmid, java.util.List.of());
    }

    /** Whether it is about the work with these identifiers. The DOI decides where both have one. */
    boolean isAbout(Identifiers work) {
        if (doi != null && work.doi() != null) {
            return doi.equals(work.doi());
        }
        return pmid != null && pmid.equals(work.pmid());
    }
}
