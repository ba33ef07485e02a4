package preflight.work;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A CSL-JSON item with the property names of the CSL 1.0.2 schema. Absent fields are left out of the JSON. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record CslItem(
        String type,
        @Nullable String title,
        List<CslName> author,
        List<CslName> editor,
        @JsonProperty("container-title") @Nullable String containerTitle,
        @Nullable CslDate issued,
        @Nullable String volume,
        @Nullable String issue,
        @Nullable String page,
        @Nullable String edition,
        @Nullable String publisher,
        @JsonProperty("publisher-place") @Nullable String publisherPlace,
        @JsonProperty("DOI") @Nullable String doi,
        @JsonProperty("PMID") @Nullable String pmid,
        @JsonProperty("ISBN") @Nullable String isbn,
        @JsonProperty("URL") @Nullable String url) {

    /** A CSL name: family and given, or literal alone. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CslName(
            @Nullable String family,
            @Nullable String given,
            @Nullable String literal) {
        /** The CSL form of a name. */
        public static CslName of(PersonName name) {
            return name.literal()
                    ? new CslName(null, null, name.family())
                    : new CslName(name.family(), name.given(), null);
        }
    }

    /** A CSL date with the precision of a year. */
    public record CslDate(@JsonProperty("date-parts") List<List<Integer>> dateParts) {
        /** The date of a year. */
        public static CslDate ofYear(int year) {
            return new CslDate(List.of(List.of(year)));
        }
    }

    public CslItem {
        // Read back from JSON, an empty list is absent.
        author = author == null ? List.of() : List.copyOf(author);
        editor = editor == null ? List.of() : List.copyOf(editor);
    }

    /** The CSL-JSON item of a work. */
    public static CslItem of(Work work) {
        Identifiers ids = work.ids();
        return new CslItem(
                work.type(),
                work.title().isEmpty() ? null : work.title(),
                work.authors().stream().map(CslName::of).toList(),
                List.of(),
                work.containerTitles().isEmpty() ? null : work.containerTitles().getFirst(),
                work.year() == null ? null : CslDate.ofYear(work.year()),
                work.volume(),
                work.issue(),
                work.page(),
                null,
                work.publisher(),
                null,
                ids.doi() == null ? null : ids.doi().value(),
                ids.pmid(),
                ids.isbns().isEmpty() ? null : ids.isbns().getFirst(),
                ids.doi() == null && work.canonicalId().startsWith("http") ? work.canonicalId() : null);
    }
}
