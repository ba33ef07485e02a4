package preflight.lab.data;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.WorkIndex;
import preflight.work.WorkQuery;
import preflight.work.text.Folding;
import preflight.work.text.Markup;

/**
 * The titles, folded, of the works that labelled references cite. The title of an indexed work is the one in the index. The title
 * of any other work is what references to it have in quotation marks; two references must quote the same words, so that no
 * reference is its own label.
 */
public final class ExpectedTitles {
    private static final Pattern QUOTATION = Pattern.compile("[^“”]*“([^“”]+)”[^“”]*");

    private final Map<String, Set<String>> quoted = new HashMap<>();
    private final Map<String, String> confirmed = new HashMap<>();

    /** Reads the quoted title of a reference to a work outside the index. Read all references before the first question. */
    public void addQuotation(JsonNode query) {
        Matcher quotation = QUOTATION.matcher(Markup.plain(query.path("ref").asText()));
        if (query.hasNonNull("true_doi") && quotation.matches()) {
            String work = query.get("true_doi").asText();
            String title = Folding.key(quotation.group(1));
            if (!quoted.computeIfAbsent(work, w -> new HashSet<>()).add(title)) {
                confirmed.putIfAbsent(work, title);
            }
        }
    }

    /** The title of the work that a reference cites; null when unknown. */
    public @Nullable String titleOf(JsonNode query, WorkIndex works) {
        if (query.hasNonNull("true_doi")) {
            return confirmed.get(query.get("true_doi").asText());
        }
        Doi doi = Doi.parse(query.path("doi").asText()).orElse(null);
        boolean positive = query.path("kind").asText().startsWith("positive");
        return doi == null || !positive ? null : indexed(doi, works);
    }

    private static @Nullable String indexed(Doi doi, WorkIndex works) {
        Identifiers ids = new Identifiers(doi, null, null, List.of());
        WorkQuery query = new WorkQuery("", ids, null, List.of(), null, null, null, null);
        return works.find(query) instanceof IndexAnswer.Candidates found
                        && !found.works().isEmpty()
                ? Folding.key(found.works().getFirst().title())
                : null;
    }
}
