package preflight.text;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/** Counts the tokens of a text, which determine the price. Safe for concurrent use. */
public final class TokenCounter {
    /**
     * Longest piece without white space that is passed to the encoder at once. The time of byte-pair merging grows faster than the
     * length of the piece, so long base64 data is cut. Words of prose are never that long.
     */
    private static final int MAX_CHUNK_LENGTH = 1_000;

    /** Loaded on first use: the vocabulary takes half a second and 40 MB. */
    private static final class Vocabulary {
        static final Encoding O200K = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    /** The number of tokens. Text that spells a special token counts as ordinary text. */
    public int count(String text) {
        Encoding encoding = Vocabulary.O200K;
        int tokens = 0;
        int start = 0;
        int length = 0;
        for (int i = 0; i < text.length(); i++) {
            length = Character.isWhitespace(text.charAt(i)) ? 0 : length + 1;
            if (length >= MAX_CHUNK_LENGTH && !Character.isHighSurrogate(text.charAt(i))) {
                tokens += encoding.countTokensOrdinary(text.substring(start, i + 1));
                start = i + 1;
                length = 0;
            }
        }
        return tokens + encoding.countTokensOrdinary(text.substring(start));
    }
}
