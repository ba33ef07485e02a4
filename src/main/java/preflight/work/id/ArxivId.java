package preflight.work.id;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.work.Doi;

/** Parses arXiv identifiers into canonical form: lower case, without version. */
public final class ArxivId {
    private static final Pattern SHAPE = Pattern.compile(
            "(?:^|.*(?:arxiv[:./\\s]\\s*|arxiv\\.org/(?:abs|pdf|html)/))(\\d{4}\\.\\d{4,5}|[a-z-]+(?:\\.[a-z]{2})?/\\d{7})(?:v\\d+)?(?:\\.pdf)?",
            Pattern.CASE_INSENSITIVE);

    private ArxivId() {}

    /** Parses a bare id, "arXiv:…", an arXiv URL or an arXiv DOI; empty when the whole text is none of these. */
    public static Optional<String> parse(String text) {
        Matcher matcher = SHAPE.matcher(text.strip());
        return matcher.matches() ? Optional.of(matcher.group(1).toLowerCase(Locale.ROOT)) : Optional.empty();
    }

    /** The arXiv id in an arXiv DOI, {@code 10.48550/arxiv.…}; empty for other DOIs. */
    public static Optional<String> of(Doi doi) {
        return doi.value().startsWith("10.48550/arxiv.") ? parse(doi.value()) : Optional.empty();
    }
}
