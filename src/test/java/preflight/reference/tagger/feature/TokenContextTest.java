package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TokenContextTest {
    private static final String TEXT = "Doe (1999) “Waves of the bay.” in Seas 12, https://x.org/12";

    private final List<Token> tokens = ReferenceTokenizer.tokenize(TEXT);
    private final TokenContext context = TokenContext.of(TEXT, tokens, QuotationMarks.of(tokens));

    @Test
    void knowsQuotesAndBracketsAroundAToken() {
        assertThat(context.enclosure(at("Doe"))).isZero();
        assertThat(context.enclosure(at("1999"))).isEqualTo(2);
        assertThat(context.enclosure(at("bay"))).isEqualTo(1);
        assertThat(context.enclosure(at("Seas"))).isEqualTo(4);
    }

    @Test
    void knowsWhatPrecedesAToken() {
        assertThat(context.seenBefore(at("Doe"))).isZero();
        assertThat(context.seenBefore(at("Waves"))).isEqualTo(2);
        assertThat(context.seenBefore(at("Seas"))).isEqualTo(1 | 2 | 8);
        assertThat(context.seenBefore(at("https"))).isEqualTo(1 | 2 | 4 | 8);
        assertThat(context.sentencesBefore(at("bay"))).isZero();
        assertThat(context.sentencesBefore(at("Seas"))).isEqualTo(1);
    }

    @Test
    void knowsTheAddresses() {
        assertThat(context.inAddress(at("Seas"))).isZero();
        assertThat(context.inAddress(at("https"))).isEqualTo(1);
        assertThat(context.inAddress(tokens.size() - 1)).isEqualTo(1);
    }

    @Test
    void knowsTheNeighboursBeyondPunctuation() {
        assertThat(context.wordBefore(at("Waves"))).isEqualTo(at("1999"));
        assertThat(context.wordAfter(at("bay"))).isEqualTo(at("in"));
        assertThat(context.wordBefore(at("Doe"))).isEqualTo(-1);
        assertThat(context.wordAfter(tokens.size() - 1)).isEqualTo(tokens.size());
    }

    private int at(String word) {
        return tokens.stream().map(Token::text).toList().indexOf(word);
    }
}
