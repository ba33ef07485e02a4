package preflight.work.openalex;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.InvalidWorkException;
import preflight.work.PersonName;
import preflight.work.Update;
import preflight.work.Work;
import preflight.work.crossref.CrossrefTypes;
import preflight.work.id.ArxivId;
import preflight.work.id.CanonicalId;
import preflight.work.text.JsonRecord;
import preflight.work.text.MarkedTitle;

/**
 * Reads works in the format of OpenAlex's REST API and snapshot.
 *
 * <p>OpenAlex keeps a preprint and its article as one work with several {@code locations}. Such a work is read as an article with an
 * arXiv id.
 */
public final class OpenAlexWorkReader {
    /** The fields that are read; an importer can skip all others. */
    public static final Set<String> FIELDS = Set.of(
            "id",
            "doi",
            "ids",
            "title",
            "display_name",
            "type",
            "type_crossref",
            "publication_year",
            "authorships",
            "primary_location",
            "locations",
            "biblio",
            "cited_by_count",
            "is_retracted");

    private static final String SOURCE = "openalex";
    private static final Pattern PMID = Pattern.compile("(?:https?://\\S*/)?(\\d{1,9})/?");

    /** CSL types for OpenAlex's types. A type that is missing here is an article. */
    private static final Map<String, String> CSL = Map.of(
            "book", "book",
            "book-chapter", "chapter",
            "dataset", "dataset",
            "dissertation", "thesis",
            "preprint", "article",
            "peer-review", "review",
            "reference-entry", "entry-encyclopedia",
            "report", "report",
            "standard", "standard",
            "software", "software");

    private static final Set<String> NO_ARTICLE =
            Set.of("other", "paratext", "grant", "libguides", "supplementary-materials");

    private OpenAlexWorkReader() {}

    /** Reads one work: an element of {@code results}, or the answer for a single work. */
    public static Work read(JsonNode node) throws InvalidWorkException {
        if (!node.isObject()) {
            throw new InvalidWorkException("not a JSON object");
        }
        JsonRecord json = new JsonRecord(node);
        String displayed = Optional.ofNullable(json.text("display_name")).orElseGet(() -> json.text("title"));
        MarkedTitle marked = MarkedTitle.of(displayed == null ? "" : displayed);
        @Nullable
        Doi doi = Optional.ofNullable(json.text("doi")).flatMap(Doi::parse).orElse(null);
        String id = json.text("id");
        if (doi == null && (id == null || marked.title().isEmpty())) {
            throw new InvalidWorkException("neither a DOI nor an OpenAlex id with a title");
        }
        return work(json, doi, id, marked);
    }

    private static Work work(JsonRecord json, @Nullable Doi doi, @Nullable String id, MarkedTitle marked) {
        JsonRecord location = json.object("primary_location");
        JsonRecord source = location.object("source");
        JsonRecord biblio = json.object("biblio");
        boolean preprint = "preprint".equals(json.text("type"));
        return new Work(
                CanonicalId.of(doi, id),
                type(json, location, source),
                marked.title(),
                List.of(),
                authors(json),
                Stream.of(source.text("display_name"), location.text("raw_source_name"))
                        .flatMap(Stream::ofNullable)
                        .distinct()
                        .toList(),
                json.integer("publication_year"),
                biblio.text("volume"),
                biblio.text("issue"),
                pages(biblio),
                source.text("host_organization_name"),
                identifiers(json, doi),
                json.integer("cited_by_count"),
                updates(json, marked),
                preprint,
                preprint ? publishedVersion(json, doi) : null);
    }

    /** The Crossref type if OpenAlex has it, because OpenAlex's own "article" includes conference papers. */
    private static String type(JsonRecord json, JsonRecord location, JsonRecord source) {
        String type = json.text("type");
        for (String crossref : Stream.of(json.text("type_crossref"), location.text("raw_type"))
                .flatMap(Stream::ofNullable)
                .toList()) {
            if (CrossrefTypes.isKnown(crossref)) {
                return CrossrefTypes.csl(crossref);
            }
        }
        if (type == null || NO_ARTICLE.contains(type)) {
            return "document";
        }
        String sort = "conference".equals(source.text("type")) ? "paper-conference" : "article-journal";
        return CSL.getOrDefault(type, sort);
    }

    private static List<PersonName> authors(JsonRecord json) {
        return json.objects("authorships").stream()
                .flatMap(authorship -> Stream.ofNullable(name(authorship)))
                .filter(name -> !name.isEtAl())
                .toList();
    }

    /** The printed name if it marks the family name by a comma, else the display name. */
    private static @Nullable PersonName name(JsonRecord authorship) {
        String printed = authorship.text("raw_author_name");
        if (printed != null && printed.indexOf(',') > 0) {
            return DisplayNameParser.split(printed);
        }
        String displayed = authorship.object("author").text("display_name");
        String name = displayed == null ? printed : displayed;
        return name == null ? null : DisplayNameParser.split(name);
    }

    private static @Nullable String pages(JsonRecord biblio) {
        String first = biblio.text("first_page");
        String last = biblio.text("last_page");
        return first == null || last == null || first.equals(last) ? first : first + "-" + last;
    }

    private static Identifiers identifiers(JsonRecord json, @Nullable Doi doi) {
        String pubmed = json.object("ids").text("pmid");
        Matcher pmid = PMID.matcher(pubmed == null ? "" : pubmed);
        String arxiv = Optional.ofNullable(doi)
                .flatMap(ArxivId::of)
                .or(() -> json.objects("locations").stream()
                        .flatMap(location -> Stream.ofNullable(location.text("landing_page_url")))
                        .filter(url -> url.contains("arxiv"))
                        .flatMap(OpenAlexWorkReader::arxiv)
                        .findFirst())
                .orElse(null);
        return new Identifiers(doi, arxiv, pmid.matches() ? pmid.group(1) : null, List.of());
    }

    private static Stream<String> arxiv(String url) {
        return Doi.parse(url).flatMap(ArxivId::of).or(() -> ArxivId.parse(url)).stream();
    }

    private static List<Update> updates(JsonRecord json, MarkedTitle marked) {
        if (json.node().path("is_retracted").asBoolean(false)) {
            return List.of(new Update(Update.Kind.RETRACTION, null, null, SOURCE, List.of()));
        }
        return marked.mark() == null ? List.of() : List.of(new Update(marked.mark(), null, null, SOURCE, List.of()));
    }

    private static @Nullable Doi publishedVersion(JsonRecord json, @Nullable Doi own) {
        return json.objects("locations").stream()
                .filter(location -> "publishedVersion".equals(location.text("version")))
                .filter(location ->
                        !"repository".equals(location.object("source").text("type")))
                .flatMap(location -> Stream.ofNullable(location.text("landing_page_url")))
                .flatMap(url -> Doi.parse(url).stream())
                .filter(doi -> !Objects.equals(doi, own))
                .findFirst()
                .orElse(null);
    }
}
