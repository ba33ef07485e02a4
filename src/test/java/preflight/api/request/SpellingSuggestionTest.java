package preflight.api.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingSuggestionTest {
    private static final List<String> KNOWN = List.of("text", "references");

    @Test
    void suggestsTheClosestKnownName() {
        assertThat(SpellingSuggestion.suggestion("refrences", KNOWN)).isEqualTo("; did you mean \"references\"?");
        assertThat(SpellingSuggestion.suggestion("Texts", KNOWN)).isEqualTo("; did you mean \"text\"?");
    }

    @Test
    void allowsOneTypoForThreeLetters() {
        assertThat(SpellingSuggestion.suggestion("txet", KNOWN)).isEqualTo("; known fields: text, references");
        assertThat(SpellingSuggestion.suggestion("refrncs", KNOWN)).contains("did you mean");
        assertThat(SpellingSuggestion.suggestion("refrns", KNOWN)).startsWith("; known fields");
    }

    @Test
    void listsTheKnownNamesWhenNoneIsClose() {
        assertThat(SpellingSuggestion.suggestion("authors", KNOWN)).isEqualTo("; known fields: text, references");
        assertThat(SpellingSuggestion.suggestion("x".repeat(10_000), KNOWN)).startsWith("; known fields");
    }
}
