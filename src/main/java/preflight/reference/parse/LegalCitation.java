package preflight.reference.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

/**
 * The end of a reference as lawyers write it: volume, journal, first page and the year in brackets, "4 Harv. L. Rev. 193 (1890)"
 * (The Bluebook, rule 16). No other style has the volume before the journal, so the order alone tells what is what, and the
 * tagger, which has seen few of these, need not guess.
 */
final class LegalCitation {
    private static final Pattern END = Pattern.compile("(?<=[,.?!”\"] )(?<volume>\\d{1,4}) "
            + "(?<journal>(?:(?:\\p{Lu}[\\p{L}.'’]*|&|of|the|and|for|in) ){1,8})"
            + "(?<page>\\d{1,5})(?:, [\\d–-]{1,11})? \\((?<year>1[5-9]\\d\\d|20\\d\\d)\\)\\.?$");

    private LegalCitation() {}

    /** The spans, with those of a legal citation in place of what was taken for its words. */
    static List<Tagger.LabelledSpan> relabel(String text, List<Tagger.LabelledSpan> spans) {
        Matcher end = END.matcher(text);
        if (!end.find()) {
            return spans;
        }
        List<Tagger.LabelledSpan> settled = new ArrayList<>();
        for (Tagger.LabelledSpan span : spans) {
            if (span.start() < end.start()) {
                settled.add(new Tagger.LabelledSpan(span.label(), span.start(), Math.min(span.end(), end.start())));
            }
        }
        settled.add(new Tagger.LabelledSpan(Label.VOLUME, end.start("volume"), end.end("volume")));
        settled.add(new Tagger.LabelledSpan(Label.CONTAINER, end.start("journal"), end.end("journal") - 1));
        settled.add(new Tagger.LabelledSpan(Label.PAGE, end.start("page"), end.end("page")));
        settled.add(new Tagger.LabelledSpan(Label.ISSUED, end.start("year"), end.end("year")));
        return settled;
    }
}
