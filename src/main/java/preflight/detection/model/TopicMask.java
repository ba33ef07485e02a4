package preflight.detection.model;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Replaces the words that reveal the topic by their class, so that the model learns the style of a text and not its subject.
 * Words that are common in all kinds of text stay.
 */
public final class TopicMask {
    private static final List<String> SUFFIXES = List.of(
            "ization", "ation", "ition", "tion", "sion", "ments", "ment", "ness", "ities", "ity", "ingly", "ings",
            "ing", "ized", "ed", "ally", "ly", "ances", "ance", "ences", "ence", "isms", "ism", "ists", "ist", "ical",
            "ial", "al", "ics", "ic", "ous", "ives", "ive", "able", "ible", "ful", "less", "ors", "or", "ers", "er",
            "est", "ship", "hood", "ures", "ure", "ates", "ate", "izes", "ize", "ify", "ies", "es", "s", "y");
    private static final int MIN_STEM_LENGTH = 2;

    private final Set<String> neutral;

    public TopicMask(Set<String> neutral) {
        this.neutral = Set.copyOf(neutral);
    }

    /** The words that are not replaced, in lower case. */
    public Set<String> neutral() {
        return neutral;
    }

    /** The token, or its class when it is not neutral; {@code first} is true for the first token of a sentence. */
    public String apply(String token, boolean first) {
        if (!Character.isLetter(token.charAt(0))) {
            return token;
        }
        String lower = token.toLowerCase(Locale.ROOT);
        if (neutral.contains(lower)) {
            return lower;
        }
        if (token.length() > 1 && Character.isUpperCase(token.charAt(token.length() - 1))) {
            return "<ACRONYM>";
        }
        if (!first && Character.isUpperCase(token.charAt(0))) {
            return "<Name>";
        }
        for (String suffix : SUFFIXES) {
            if (lower.length() >= suffix.length() + MIN_STEM_LENGTH && lower.endsWith(suffix)) {
                return "<~" + suffix + ">";
            }
        }
        return "<word>";
    }
}
