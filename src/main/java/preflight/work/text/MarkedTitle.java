package preflight.work.text;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.Update;

/**
 * A title and the mark that a publisher added when the work was retracted: "RETRACTED ARTICLE: …", "[Retracted] …",
 * "WITHDRAWN: …". A mark is in brackets or followed by a colon or dash; "Retracted Science and the Retraction Index" has none.
 * "Retraction: …" and "Retraction Note to: …" are titles of notices and are not changed.
 *
 * @param title the title without its mark
 * @param mark kind of notice that the mark stands for; null when there is no mark
 */
public record MarkedTitle(String title, Update.@Nullable Kind mark) {
    private static final String WORD =
            "(?:(?:this )?(?:article|paper|chapter)(?: has been)? )?(retracted|withdrawn|removed)"
                    + "(?: (?:article|paper|chapter|book|conference paper))?";
    private static final Pattern PREFIX = Pattern.compile(
            "^(?:[\\[(]\\s*" + WORD + "\\s*[\\])]\\s*[:.–—-]?|" + WORD + "\\s*:|" + WORD + "\\s+[–—-]\\s)\\s*(?=\\S)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SUFFIX =
            Pattern.compile("\\s*[\\[(]\\s*" + WORD + "\\b[^\\])]*[\\])]\\s*\\.?$", Pattern.CASE_INSENSITIVE);

    /** Separates the mark from a title. */
    public static MarkedTitle of(String title) {
        Matcher before = PREFIX.matcher(title);
        if (before.find()) {
            return new MarkedTitle(title.substring(before.end()), kind(before));
        }
        if (title.indexOf('[') < 0 && title.indexOf('(') < 0) {
            return new MarkedTitle(title, null);
        }
        Matcher behind = SUFFIX.matcher(title);
        if (behind.find() && behind.start() > 0) {
            return new MarkedTitle(title.substring(0, behind.start()), kind(behind));
        }
        return new MarkedTitle(title, null);
    }

    private static Update.Kind kind(Matcher matcher) {
        for (int group = 1; group <= matcher.groupCount(); group++) {
            String word = matcher.group(group);
            if (word != null) {
                return Update.Kind.of(word.toLowerCase(Locale.ROOT));
            }
        }
        throw new IllegalStateException("a title mark without its keyword");
    }
}
