package preflight.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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
    void countsAManuscriptOfTheLargestSize() {
        String prose = "The quick brown fox jumps over the lazy dog, and nobody minds. ".repeat(3_200);
        assertThat(tokens.count(prose)).isBetween(40_000, 50_000);
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES) // against a hang, not a measurement
    void countsTextWithoutSpaces() {
        for (String unit : new String[] {"a", "中", "9", "/", "\u200B", "😀"}) {
            String text = unit.repeat(200_000 / unit.length());
            assertThat(tokens.count(text)).isPositive();
        }
    }
}
