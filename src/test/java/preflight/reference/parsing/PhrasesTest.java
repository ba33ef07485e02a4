package preflight.reference.parsing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PhrasesTest {
    private final Phrases known = new Phrases(Stream.of("Journal of Seas", "Phys. Rev. B", "Nature")
            .mapToInt(name -> Phrases.hashOf(Tokens.of(name)))
            .sorted()
            .toArray());

    @Test
    void findsKnownNamesWhateverTheMarksWithin() {
        assertThat(marked("Doe, J. Journal of Seas 12")).containsExactly("Journal", "of", "Seas");
        assertThat(marked("Doe, J. Phys Rev B 12")).containsExactly("Phys", "Rev", "B");
        assertThat(marked("Doe, J. NATURE 12")).containsExactly("NATURE");
    }

    @Test
    void doesNotFindPartsOfNamesNorNamesAcrossFields() {
        assertThat(marked("Journal of Lakes")).isEmpty();
        assertThat(marked("a Journal, of Seas")).isEmpty();
        assertThat(new Phrases(new int[0]).mark(Tokens.of("Nature"), new int[] {1}))
                .containsExactly(0);
    }

    private List<String> marked(String text) {
        List<Token> tokens = Tokens.of(text);
        int[] words = tokens.stream()
                .mapToInt(token -> token.text().toLowerCase(Locale.ROOT).hashCode())
                .toArray();
        int[] places = known.mark(tokens, words);
        return java.util.stream.IntStream.range(0, places.length)
                .filter(i -> places[i] > 0 && !tokens.get(i).isMark())
                .mapToObj(i -> tokens.get(i).text())
                .toList();
    }
}
