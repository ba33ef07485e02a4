package preflight.reference.parse;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.CslItem;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.WorkQuery;

/**
 * What could be read from one line.
 *
 * @param text the line without markup; what the words and fields are cut from
 * @param words all words of the text, each with the field it was read as
 * @param type CSL type, a guess from the fields there are
 * @param othersNamed whether the author list ends in "et al."
 * @param year of publication
 * @param url address given, also one of a DOI
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
     * Whether the line can be read as a bibliographic entry: it has letters, and among them a title, an author or a year;
     * or it gives an identifier, which names a work without any of them.
     */
    public boolean isReadable() {
        long letters = words.stream()
                .mapToLong(word ->
                        word.text().codePoints().filter(Character::isLetter).count())
                .sum();
        boolean hasWord = letters > 1;
        return !ids.isEmpty() || (hasWord && (title != null || !authors.isEmpty() || year != null));
    }

    /** What to ask an index for. */
    public WorkQuery query() {
        List<String> families = authors.stream().map(PersonName::family).toList();
        return new WorkQuery(text, ids, title, families, container, volume, firstPage(), year);
    }

    @Nullable
    String firstPage() {
        return page == null ? null : page.split("[\\s–—‐‑-]+", 2)[0];
    }

    /** The bibliography read. */
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
