package preflight.work;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A work of the scholarly record, as an index holds it.
 *
 * @param canonicalId identifier in URL form: {@code https://doi.org/10…}, or the index's own URL for a work without DOI
 * @param type the CSL-JSON type, e.g. {@code article-journal}, {@code book}, {@code chapter}, {@code paper-conference}
 * @param title the full title without a "RETRACTED:" mark; empty when the index has none
 * @param otherTitles other titles that a reference may use: title with subtitle, original-language and translated titles
 * @param authors in order; empty when unknown
 * @param containerTitles journal, book or proceedings titles, full form first, then abbreviations
 * @param year of publication; null when unknown
 * @param page pages as printed, e.g. {@code 9967-9970}; or an article number
 * @param ids DOI, arXiv id, PMID, ISBNs
 * @param citationCount works known to cite this one; null when unknown, which is not zero
 * @param updates notices about this work
 * @param preprint whether this is a preprint
 * @param publishedVersion DOI of the published version of a preprint, when known
 */
public record Work(
        String canonicalId,
        String type,
        String title,
        List<String> otherTitles,
        List<PersonName> authors,
        List<String> containerTitles,
        @Nullable Integer year,
        @Nullable String volume,
        @Nullable String issue,
        @Nullable String page,
        @Nullable String publisher,
        Identifiers ids,
        @Nullable Integer citationCount,
        List<Update> updates,
        boolean preprint,
        @Nullable Doi publishedVersion) {

    public Work {
        otherTitles = List.copyOf(otherTitles);
        authors = List.copyOf(authors);
        containerTitles = List.copyOf(containerTitles);
        updates = List.copyOf(updates);
    }

    /** This work with {@code more} notices; duplicates are merged. */
    public Work withUpdates(List<Update> more) {
        List<Update> all = Stream.concat(updates.stream(), more.stream()).toList();
        return new Work(
                canonicalId,
                type,
                title,
                otherTitles,
                authors,
                containerTitles,
                year,
                volume,
                issue,
                page,
                publisher,
                ids,
                citationCount,
                Updates.merged(all),
                preprint,
                publishedVersion);
    }
}
