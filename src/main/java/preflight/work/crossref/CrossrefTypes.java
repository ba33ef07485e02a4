package preflight.work.crossref;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Maps Crossref's work types to CSL 1.0.2 types. */
public final class CrossrefTypes {
    private static final Map<String, String> CSL = Map.ofEntries(
            Map.entry("journal-article", "article-journal"),
            Map.entry("proceedings-article", "paper-conference"),
            Map.entry("book-chapter", "chapter"),
            Map.entry("book-section", "chapter"),
            Map.entry("book-part", "chapter"),
            Map.entry("book-track", "chapter"),
            Map.entry("book", "book"),
            Map.entry("monograph", "book"),
            Map.entry("edited-book", "book"),
            Map.entry("reference-book", "book"),
            Map.entry("book-set", "book"),
            Map.entry("book-series", "book"),
            Map.entry("proceedings", "book"),
            Map.entry("proceedings-series", "book"),
            Map.entry("reference-entry", "entry-encyclopedia"),
            Map.entry("dissertation", "thesis"),
            Map.entry("report", "report"),
            Map.entry("report-component", "report"),
            Map.entry("report-series", "report"),
            Map.entry("posted-content", "article"),
            Map.entry("peer-review", "review"),
            Map.entry("database", "dataset"),
            Map.entry("journal", "periodical"),
            Map.entry("journal-issue", "periodical"),
            Map.entry("journal-volume", "periodical"));

    private static final Set<String> ALREADY_CSL = Set.of(
            "article-journal",
            "paper-conference",
            "chapter",
            "thesis",
            "article",
            "article-magazine",
            "article-newspaper",
            "dataset",
            "standard",
            "software",
            "webpage",
            "post",
            "post-weblog",
            "entry",
            "legislation",
            "legal_case",
            "patent",
            "speech",
            "manuscript",
            "review",
            "document");

    private CrossrefTypes() {}

    /** The CSL type of a Crossref type; {@code document} when CSL has no such type. */
    public static String csl(@Nullable String type) {
        String name = type == null ? "" : type.toLowerCase(Locale.ROOT).replace(' ', '-');
        String csl = CSL.get(name);
        if (csl != null) {
            return csl;
        }
        return ALREADY_CSL.contains(name) ? name : "document";
    }

    /** Whether this is a Crossref type with a CSL type of its own. */
    public static boolean isKnown(@Nullable String type) {
        return type != null && CSL.containsKey(type);
    }
}
