package preflight.work;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Digital Object Identifier in its one comparable form: lower case, without resolver or "doi:" prefix.
 *
 * <p>DOIs are case-insensitive by ISO 26324; a suffix may hold almost any character, so only what a sentence puts
 * behind a DOI (a full stop, a comma, an unbalanced closing bracket) is taken off its end.
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

    /** Reads a bare DOI, a "doi:" form or a resolver URL; empty when the text as a whole is none of these. */
    public static Optional<Doi> parse(String text) {
        String bare = text.strip().toLowerCase(Locale.ROOT);
        Matcher start = SHAPE.matcher(bare);
        if (!start.find() || !PREFIX.matcher(bare.substring(0, start.start())).matches()) {
            return Optional.empty();
        }
        String value = bare.substring(start.start());
        return value.equals(start.group()) ? Optional.of(new Doi(value)) : Optional.empty();
    }

    /** The address this DOI resolves at; the canonical id of a work that has one. */
    public String url() {
        return "https://doi.org/" + value;
    }

    @Override
    public String toString() {
        return value;
    }
}
