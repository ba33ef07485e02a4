package preflight.reference.parse;

import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;
import preflight.work.Identifiers;

/** Guesses the CSL type of a reference from its fields. */
final class ReferenceType {
    private static final Pattern THESIS =
            Pattern.compile("(?i)thes[ie]s|dissertation|habilitation|ph\\.?\\s?d\\b|doktorarbeit|diplomarbeit");
    private static final Pattern REPORT =
            Pattern.compile("(?i)\\b(?:technical |research |tech\\. )?(?:report|rep\\.|working paper|white paper)");
    private static final Pattern CONFERENCE = Pattern.compile(
            "(?i)\\b(?:proc\\b|proceedings|conference|conf\\.|symposium|symp\\.|workshop|congress|kongress|actes du|tagung|meeting)");
    private static final Pattern STANDARD =
            Pattern.compile("\\b(?:ISO|IEC|ASTM|DIN|IEEE Std|BS EN|ANSI|RFC)[\\s/]?[A-Z]{0,3}[\\s-]?\\d{2,6}");

    private ReferenceType() {}

    static String guess(
            FieldSpans fields,
            @Nullable String title,
            @Nullable String container,
            @Nullable String volume,
            Identifiers ids) {
        String genre =
                String.valueOf(fields.first(Label.GENRE)) + fields.first(Label.NOTE) + fields.first(Label.PUBLISHER);
        if (THESIS.matcher(genre).find()
                || (container != null && THESIS.matcher(container).find())) {
            return "thesis";
        }
        if (title != null && STANDARD.matcher(title).find()) {
            return "standard";
        }
        if (container == null) {
            return withoutContainer(fields, genre, ids);
        }
        if (CONFERENCE.matcher(container).find()) {
            return "paper-conference";
        }
        if (REPORT.matcher(container).find() && volume == null) {
            return "report";
        }
        boolean preprint =
                ids.arxiv() != null || container.toLowerCase(Locale.ROOT).contains("arxiv");
        boolean book = fields.has(Label.EDITOR) || (fields.has(Label.PUBLISHER) && volume == null);
        return preprint && volume == null ? "article" : book ? "chapter" : "article-journal";
    }

    private static String withoutContainer(FieldSpans fields, String genre, Identifiers ids) {
        if (ids.arxiv() != null) {
            return "article";
        }
        if (REPORT.matcher(genre).find() || fields.has(Label.REPORT_NUMBER)) {
            return "report";
        }
        if (fields.has(Label.PUBLISHER)
                || fields.has(Label.PLACE)
                || !ids.isbns().isEmpty()) {
            return "book";
        }
        return fields.has(Label.URL) && ids.doi() == null ? "webpage" : "document";
    }
}
