package preflight.work;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A name as CSL-JSON has it: family and given parts, or one literal for an institution or a name that cannot be split.
 * {@code family} is set for persons and holds the literal otherwise, so it can always be shown and compared.
 */
public record PersonName(String family, @Nullable String given, boolean literal) {
    private static final Pattern OTHERS =
            Pattern.compile("(?:and\\s+)?(?:et\\.?\\s*al\\.?|others)", Pattern.CASE_INSENSITIVE);

    /** A person. */
    public static PersonName of(String family, @Nullable String given) {
        return new PersonName(family, given, false);
    }

    /** An institution, or a name that could not be split. */
    public static PersonName literal(String name) {
        return new PersonName(name, null, true);
    }

    /** Whether this is no name but stands for authors that are not named, as some deposits have it among them. */
    public boolean isEtAl() {
        return OTHERS.matcher(given == null ? family : given + " " + family).matches();
    }
}
