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

/** Words findings in the language of the user, from the bundles {@code messages/issues_*.properties}. */
final class IssueMessages {
    /** The languages there is a bundle for. */
    static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "pt", "zh", "ja");

    private static final String BUNDLE = "messages/issues";
    /** Key suffix of the text that tells the date of a notice. */
    private static final String DATED = ".dated";

    private final @Nullable ResourceBundle texts;

    /** In {@code language}, whatever its region; null, or a language without a bundle: no words at all. */
    IssueMessages(@Nullable Locale language) {
        this.texts = language == null || !LANGUAGES.contains(language.getLanguage())
                ? null
                : bundle(Locale.of(language.getLanguage()));
    }

    /** The text of a finding; null when there is no language to word it in. */
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
        // Without the fallback to the machine's own language.
        return ResourceBundle.getBundle(BUNDLE, language, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    private static DateTimeFormatter dateFormat(Locale language) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(language);
    }
}
