package preflight.work.ingest;

import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.Update;

/**
 * A notice from a register such as Retraction Watch, with the DOI or PubMed id of its work.
 *
 * @param doi of the work; null when the register has none
 * @param pmid of the work; null when the register has none
 */
record RegisteredNotice(@Nullable Doi doi, @Nullable String pmid, Update update) {

    /** The identifiers by which an index finds the work. */
    Identifiers workIdentifiers() {
        return new Identifiers(doi, null, pmid, java.util.List.of());
    }

    /** Whether the notice is about the work with these identifiers. If both have a DOI, the DOI decides. */
    boolean isAbout(Identifiers work) {
        if (doi != null && work.doi() != null) {
            return doi.equals(work.doi());
        }
        return pmid != null && pmid.equals(work.pmid());
    }
}
