package preflight.work;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A name as in CSL-JSON: family and given parts, or one literal for an institution or a name that cannot be split. {@code family}
 * holds the literal in the latter case, so it is always set.
 */
public record PersonName(String family, @Nullable String given, boolean literal) {
    private static final Pattern ET_AL =
            Pattern.compile("(?:and\\s+)?(?:et\\.?\\s*al\\.?|others)", Pattern.CASE_INSENSITIVE);

    /** A person. */
    public static PersonName of(String family, @Nullable String given) {
        return new PersonName(family, given, false);
    }

    /** An institution, or a name that could not be split. */
    public static PersonName literal(String name) {
        return new PersonName(name, null, true);
    }

    /** Whether this is a placeholder such as "et al." that some deposits list among the authors. */
    public boolean isEtAl() {
        return ET_AL.matcher(given == null ? family : given + " " + family).matches();
    }
}
