package preflight.reference.parse;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.CslItem;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.WorkQuery;

/**
 * The fields of one reference line.
 *
 * @param text the line without markup, which words and fields are substrings of
 * @param words all words of the text, each with the label of its field
 * @param type CSL type, guessed from the fields
 * @param othersNamed whether the author list ends in "et al."
 * @param year of publication
 * @param url the first URL, which may be that of a DOI
 */
public record ParsedReference(
        ReferenceLine line,
        String text,
        List<ReferenceWord> words,
        String type,
        @Nullable String title,
        List<PersonName> authors,
        boolean hasEtAl,
        List<PersonName> editors,
        @Nullable String container,
        @Nullable Integer year,
        @Nullable String volume,
        @Nullable String issue,
        @Nullable String page,
        @Nullable String publisher,
        @Nullable String place,
        @Nullable String edition,
        @Nullable String url,
        Identifiers ids) {

    public ParsedReference {
        words = List.copyOf(words);
        authors = List.copyOf(authors);
        editors = List.copyOf(editors);
    }

    /**
     * Whether the line is a bibliographic entry: it has an identifier, or at least two letters and a title, an author or a
     * year.
     */
    public boolean isReadable() {
        long letters = words.stream()
                .mapToLong(word ->
                        word.text().codePoints().filter(Character::isLetter).count())
                .sum();
        boolean hasWord = letters > 1;
        return !ids.isEmpty() || (hasWord && (title != null || !authors.isEmpty() || year != null));
    }

    /** The query for an index. */
    public WorkQuery query() {
        List<String> families = authors.stream().map(PersonName::family).toList();
        return new WorkQuery(text, ids, title, families, container, volume, firstPage(), year);
    }

    @Nullable
    String firstPage() {
        return page == null ? null : page.split("[\\s–—‐‑-]+", 2)[0];
    }

    /** The fields as CSL. */
    public CslItem csl() {
        return new CslItem(
                type,
                title,
                authors.stream().map(CslItem.CslName::of).toList(),
                editors.stream().map(CslItem.CslName::of).toList(),
                container,
                year == null ? null : CslItem.CslDate.ofYear(year),
                volume,
                issue,
                page,
                edition,
                publisher,
                place,
                ids.doi() == null ? null : ids.doi().value(),
                ids.pmid(),
                ids.isbns().isEmpty() ? null : ids.isbns().getFirst(),
                url);
    }
}
