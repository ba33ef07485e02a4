package preflight.quality;

import java.util.List;
import java.util.Locale;

/** The texts of issues in the languages we have. */
public final class IssueMessages {
    /** The languages with a text for every code. */
    public static final List<Locale> LANGUAGES = List.of(
            Locale.ENGLISH,
            Locale.GERMAN,
            Locale.FRENCH,
            Locale.of("es"),
            Locale.of("pt"),
            Locale.CHINESE,
            Locale.JAPANESE);
}
