package preflight.text;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Measures text in tokens: the volume that is priced. Safe for concurrent use. */
public final class TokenCounter {
    /**
     * Longest stretch without white space handed to the encoder at once. Merging byte pairs takes time that grows faster
     * than the stretch, so 200,000 characters of base64 must not be one; prose never reaches this length.
     */
    private static final int MAX_CHUNK_LENGTH = 1_000;

    /** Read once, on first use: the vocabulary takes half a second and 40 MB. */
    private static final class Vocabulary {
        static final Encoding O200K = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    /** The tokens of a text; text that spells a special token counts as ordinary text. */
    public int count(String text) {
        Encoding encoding = Vocabulary.O200K;
        int tokens = 0;
        int start = 0;
        int stretch = 0;
        for (int i = 0; i < text.length(); i++) {
            stretch = Character.isWhitespace(text.charAt(i)) ? 0 : stretch + 1;
            if (stretch >= MAX_CHUNK_LENGTH && !Character.isHighSurrogate(text.charAt(i))) {
                tokens += encoding.countTokensOrdinary(text.substring(start, i + 1));
                start = i + 1;
                stretch = 0;
            }
        }
        return tokens + encoding.countTokensOrdinary(text.substring(start));
    }
}
