package preflight.work.text;

import java.text.Normalizer;
import java.util.regex.Pattern;
import org.apache.commons.text.StringEscapeUtils;

/**
 * Converts deposited text to plain text. Removes JATS, HTML and MathML tags, resolves entities (some are escaped twice) and
 * normalises white space. Only known tags are removed: {@code 0.6<q<3} and {@code <Title in brackets>} are text.
 */
public final class Markup {
    private static final String INLINE =
            "a|(?:mml|jats|m|xhtml|html):[a-z][a-z-]*|i|b|u|s|em|strong|bold|italic|italics"
                    + "|underline|sub|sup|inf|scp|sc|small|big|tt|roman|monospace|sans-serif|ovl|overline|span|font|math|m[ionst]"
                    + "|msub|msup|mrow|mfrac|inline-formula|tex-math|alternatives|named-content|styled-content|xref|ext-link|inline-graphic"
                    + "|etal|italic-text|emphasis";
    private static final String SPACED = "br|p|div|title|subtitle|break|li|ul|list|list-item|sec|h[1-6]";
    private static final Pattern INLINE_TAG = tag(INLINE);
    private static final Pattern SPACED_TAG = tag(SPACED);
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern INVISIBLE = Pattern.compile("[\\u00AD\\u200B\\u2060\\uFEFF\\p{Cc}&&[^\\s]]");

    /** Deposits are escaped at most this often. */
    private static final int MAX_UNESCAPE_PASSES = 3;

    private Markup() {}

    /** The text without markup, in Unicode form NFC, each run of white space replaced by one space. */
    public static String plain(String text) {
        if (isPlain(text)) {
            return text;
        }
        String plain = INVISIBLE.matcher(strip(text)).replaceAll("");
        plain = SPACES.matcher(plain).replaceAll(" ");
        return Normalizer.normalize(plain.strip(), Normalizer.Form.NFC);
    }

    /** The text without tags and with entities resolved, otherwise unchanged. */
    public static String strip(String text) {
        String plain = text;
        for (int i = 0; i < MAX_UNESCAPE_PASSES && (plain.indexOf('<') >= 0 || plain.indexOf('&') >= 0); i++) {
            String unescaped = StringEscapeUtils.unescapeHtml4(withoutTags(plain));
            if (unescaped.equals(plain)) {
                break;
            }
            plain = unescaped;
        }
        return plain;
    }

    private static String withoutTags(String text) {
        if (text.indexOf('<') < 0) {
            return text;
        }
        return INLINE_TAG.matcher(SPACED_TAG.matcher(text).replaceAll(" ")).replaceAll("");
    }

    /** A fast check: the patterns run only on texts that are not plain. */
    private static boolean isPlain(String text) {
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean suspicious = c == '<' || c == '&' || c < ' ' || (c >= 0x7F && !Character.isLetter(c)) || c >= 0x250;
            if (suspicious || (c == ' ' && before == ' ')) {
                return false;
            }
            before = c;
        }
        return before != ' ' || text.isEmpty();
    }

    private static Pattern tag(String names) {
        return Pattern.compile("</?(?:" + names + ")(?:\\s[^<>]*)?/?>", Pattern.CASE_INSENSITIVE);
    }
}
