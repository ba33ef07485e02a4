package preflight.quality;

import com.ibm.icu.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import org.jspecify.annotations.Nullable;
import preflight.quality.rule.QualityFinding;

/** Writes the messages of findings in the user's language, from the bundles {@code messages/issues_*.properties}. */
final class IssueMessages {
    /** The languages that have a bundle. */
    static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "pt", "zh", "ja");

    private static final String BUNDLE = "messages/issues";
    /** Suffix of the key of a message with the date of the notice. */
    private static final String DATED = ".dated";

    private final @Nullable ResourceBundle texts;

    /** @param language its region is ignored; null or a language without a bundle gives no messages */
    IssueMessages(@Nullable Locale language) {
        this.texts = language == null || !LANGUAGES.contains(language.getLanguage())
                ? null
                : bundle(Locale.of(language.getLanguage()));
    }

    /** The message of a finding; null when there is no bundle for the language. */
    @Nullable
    String of(QualityFinding finding) {
        if (texts == null) {
            return null;
        }
        Locale language = texts.getLocale();
        Map<String, Object> values = new HashMap<>(finding.params());
        Object date = values.get("notice_date");
        if (date != null) {
            values.put("notice_date", dateFormat(language).format(LocalDate.parse(date.toString())));
        }
        if (values.get("reference_numbers") instanceof List<?> numbers) {
            values.put(
                    "reference_numbers",
                    String.join(", ", numbers.stream().map(String::valueOf).toList()));
        }
        String key = finding.code() + (date != null && texts.containsKey(finding.code() + DATED) ? DATED : "");
        return new MessageFormat(texts.getString(key), language).format(values);
    }

    private static ResourceBundle bundle(Locale language) {
        // No fallback to the default locale of the JVM.
        return ResourceBundle.getBundle(BUNDLE, language, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    private static DateTimeFormatter dateFormat(Locale language) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(language);
    }
}
