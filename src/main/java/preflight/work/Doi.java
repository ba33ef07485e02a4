package preflight.work;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Digital Object Identifier in canonical form: lower case, without resolver or "doi:" prefix.
 *
 * <p>DOIs are case-insensitive (ISO 26324). A suffix can contain almost any character.
 */
public record Doi(String value) {
    private static final Pattern SHAPE = Pattern.compile("10\\.\\d{4,9}(?:\\.\\d+)*/\\S+");
    private static final Pattern PREFIX =
            Pattern.compile("(?:https?://)?(?:dx\\.|www\\.)?(?:doi\\.org/)?(?:doi:?\\s*)?");

    public Doi {
        if (!SHAPE.matcher(value).matches()) {
            throw new IllegalArgumentException("not a DOI: " + value);
        }
    }

    /** Parses a bare DOI, a "doi:" form or a resolver URL; empty when the whole text is none of these. */
    public static Optional<Doi> parse(String text) {
        String bare = text.strip().toLowerCase(Locale.ROOT);
        Matcher start = SHAPE.matcher(bare);
        if (!start.find() || !PREFIX.matcher(bare.substring(0, start.start())).matches()) {
            return Optional.empty();
        }
        String value = bare.substring(start.start());
        return value.equals(start.group()) ? Optional.of(new Doi(value)) : Optional.empty();
    }

    /** The URL that this DOI resolves at. It is also the canonical id of the work. */
    public String url() {
        return "https://doi.org/" + value;
    }

    @Override
    public String toString() {
        return value;
    }
}
