package preflight.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TokenCounterTest {
    private final TokenCounter tokens = new TokenCounter();

    @Test
    void countsAsTheTokenizerDoes() {
        assertThat(tokens.count("")).isZero();
        assertThat(tokens.count("Hello, world!")).isEqualTo(4);
    }

    @Test
    void readsTheTextOfSpecialTokensAsText() {
        assertThat(tokens.count("<|endoftext|>")).isGreaterThan(1);
    }

    @Test
    void countsAManuscriptOfTheLargestSizeQuickly() {
        String prose = "The quick brown fox jumps over the lazy dog, and nobody minds. ".repeat(3_200);
        tokens.count(prose);
        int count = assertTimeout(Duration.ofSeconds(2), () -> tokens.count(prose));
        assertThat(count).isBetween(40_000, 50_000);
    }

    @Test
    void countsTextWithoutSpacesInBoundedTime() {
        for (String unit : new String[] {"a", "中", "9", "/", "\u200B", "😀"}) {
            String text = unit.repeat(200_000 / unit.length());
            assertThat(assertTimeout(Duration.ofSeconds(5), () -> tokens.count(text)))
                    .isPositive();
        }
    }
}
