package preflight.work.crossref;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.InvalidWorkException;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.id.ArxivId;
import preflight.work.id.CanonicalId;
import preflight.work.id.Isbn;
import preflight.work.text.JsonRecord;
import preflight.work.text.MarkedTitle;

/**
 * Reads works in the format of Crossref's REST API and public data file.
 *
 * <p>Deposits vary: two container titles, {@code issued} of {@code [[null]]}, an organisation among the authors, JATS in a title, no
 * title at all. Every readable field is read; only a record with neither DOI nor title is invalid.
 */
public final class CrossrefWorkReader {
    /** The fields that are read; an importer can skip all others. */
    public static final Set<String> FIELDS = Set.of(
            "DOI",
            "URL",
            "type",
            "subtype",
            "title",
            "subtitle",
            "short-title",
            "original-title",
            "author",
            "editor",
            "container-title",
            "short-container-title",
            "institution",
            "issued",
            "published",
            "published-print",
            "published-online",
            "posted",
            "volume",
            "issue",
            "page",
            "article-number",
            "publisher",
            "ISBN",
            "PMID",
            "is-referenced-by-count",
            "updated-by",
            "update-to",
            "relation");

    private static final Pattern WITHIN_ARTICLE = Pattern.compile("1(?:\\s*\\p{Pd}.*)?");
    private static final Pattern PMID = Pattern.compile("\\d{1,9}");

    /** ISBNs kept per work: its print and electronic editions. */
    private static final int MAX_ISBNS = 4;

    private CrossrefWorkReader() {}

    /** Reads one work: an element of {@code items}, or the {@code message} of a single work. */
    public static Work read(JsonNode node) throws InvalidWorkException {
        if (!node.isObject()) {
            throw new InvalidWorkException("not a JSON object");
        }
        JsonRecord json = new JsonRecord(node);
        @Nullable
        Doi doi = Optional.ofNullable(json.text("DOI")).flatMap(Doi::parse).orElse(null);
        CrossrefUpdates notices = CrossrefUpdates.of(json, doi);
        List<String> titles = json.texts("title");
        MarkedTitle marked = titles.isEmpty() ? new MarkedTitle("", null) : notices.parseTitle(titles.getFirst());
        if (doi == null && marked.title().isEmpty()) {
            throw new InvalidWorkException("neither a DOI nor a title");
        }
        return work(json, doi, marked, notices);
    }

    private static Work work(JsonRecord json, @Nullable Doi doi, MarkedTitle marked, CrossrefUpdates notices) {
        List<PersonName> authors = CrossrefNames.authors(json);
        List<String> containers = containerTitles(json);
        Integer year = CrossrefDates.year(json);
        String volume = json.text("volume");
        String page = page(json);
        CrossrefRelations relations = CrossrefRelations.of(json);
        return new Work(
                CanonicalId.of(doi, json.text("URL"), marked.title(), authors, containers, year, volume, page),
                CrossrefTypes.csl(json.text("type")),
                marked.title(),
                otherTitles(json, marked.title()),
                authors,
                containers,
                year,
                volume,
                json.text("issue"),
                page,
                json.text("publisher"),
                identifiers(json, doi, relations),
                citationCount(json),
                notices.updates(marked),
                isPreprint(json, relations),
                relations.publishedVersion(doi));
    }

    /** Title with subtitle, further titles of the record, original-language and short titles. */
    private static List<String> otherTitles(JsonRecord json, String title) {
        Map<String, String> others = new LinkedHashMap<>();
        List<String> titles = json.texts("title");
        for (String subtitle : json.texts("subtitle")) {
            if (!containsIgnoringCase(title, subtitle)) {
                others.putIfAbsent(key(title + subtitle), title.isEmpty() ? subtitle : title + ": " + subtitle);
            }
        }
        Stream.of(titles.stream().skip(1), json.texts("original-title").stream(), json.texts("short-title").stream())
                .flatMap(other -> other)
                .map(other -> MarkedTitle.of(other).title())
                .forEach(other -> others.putIfAbsent(key(other), other));
        others.remove(key(title));
        return new ArrayList<>(others.values());
    }

    private static List<String> containerTitles(JsonRecord json) {
        Map<String, String> titles = new LinkedHashMap<>();
        Stream<String> servers = "posted-content".equals(json.text("type"))
                ? json.objects("institution").stream()
                        .map(institution -> institution.text("name"))
                        .flatMap(Stream::ofNullable)
                : Stream.of();
        Stream.of(json.texts("container-title").stream(), json.texts("short-container-title").stream(), servers)
                .flatMap(title -> title)
                .forEach(title -> titles.putIfAbsent(key(title), title));
        return new ArrayList<>(titles.values());
    }

    /** Pages as printed; the article number when there are no pages or they start at 1 in every article. */
    private static @Nullable String page(JsonRecord json) {
        String page = json.text("page");
        String articleNumber = json.text("article-number");
        if (articleNumber != null
                && (page == null || WITHIN_ARTICLE.matcher(page).matches())) {
            return articleNumber;
        }
        return page;
    }

    private static Identifiers identifiers(JsonRecord json, @Nullable Doi doi, CrossrefRelations relations) {
        String arxiv = Optional.ofNullable(doi)
                .flatMap(ArxivId::of)
                .or(() -> Optional.ofNullable(json.text("URL"))
                        .filter(url -> url.contains("arxiv"))
                        .flatMap(ArxivId::parse))
                .orElseGet(relations::arxiv);
        String pmid = json.text("PMID");
        List<String> isbns = json.texts("ISBN").stream()
                .flatMap(isbn -> Isbn.parse(isbn).stream())
                .distinct()
                .limit(MAX_ISBNS)
                .toList();
        return new Identifiers(doi, arxiv, pmid != null && PMID.matcher(pmid).matches() ? pmid : null, isbns);
    }

    private static @Nullable Integer citationCount(JsonRecord json) {
        Integer count = json.integer("is-referenced-by-count");
        return count == null || count < 0 ? null : count;
    }

    /**
     * Posted content is a preprint unless its subtype is another one, such as a report. It is always a preprint when its record links
     * to a published version.
     */
    private static boolean isPreprint(JsonRecord json, CrossrefRelations relations) {
        String subtype = json.text("subtype");
        return "posted-content".equals(json.text("type"))
                && (subtype == null
                        || subtype.equals("preprint")
                        || !relations.publishedVersions().isEmpty());
    }

    private static boolean containsIgnoringCase(String text, String part) {
        return text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
    }

    /** Two titles with the same key differ only in case and spaces. */
    private static String key(String title) {
        return title.toLowerCase(Locale.ROOT).replace(" ", "");
    }
}
