package preflight.reference.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/**
 * A legal citation at the end of a reference: volume, journal, first page and year in brackets, "4 Harv. L. Rev. 193 (1890)" (The
 * Bluebook, rule 16). No other style has the volume before the journal, so a pattern is more reliable here than the tagger, which has
 * seen few legal citations.
 */
final class LegalCitation {
    private static final Pattern END = Pattern.compile("(?<=[,.?!”\"] )(?<volume>\\d{1,4}) "
            + "(?<journal>(?:(?:\\p{Lu}[\\p{L}.'’]*|&|of|the|and|for|in) ){1,8})"
            + "(?<page>\\d{1,5})(?:, [\\d–-]{1,11})? \\((?<year>1[5-9]\\d\\d|20\\d\\d)\\)\\.?$");

    private LegalCitation() {}

    /** The spans, with those of the legal citation in place of the tagger's; unchanged if there is none. */
    static List<Tagger.LabelledSpan> relabel(String text, List<Tagger.LabelledSpan> spans) {
        Matcher end = END.matcher(text);
        if (!end.find()) {
            return spans;
        }
        List<Tagger.LabelledSpan> relabelled = new ArrayList<>();
        for (Tagger.LabelledSpan span : spans) {
            if (span.start() < end.start()) {
                relabelled.add(new Tagger.LabelledSpan(span.label(), span.start(), Math.min(span.end(), end.start())));
            }
        }
        relabelled.add(new Tagger.LabelledSpan(Label.VOLUME, end.start("volume"), end.end("volume")));
        relabelled.add(new Tagger.LabelledSpan(Label.CONTAINER, end.start("journal"), end.end("journal") - 1));
        relabelled.add(new Tagger.LabelledSpan(Label.PAGE, end.start("page"), end.end("page")));
        relabelled.add(new Tagger.LabelledSpan(Label.ISSUED, end.start("year"), end.end("year")));
        return relabelled;
    }
}
