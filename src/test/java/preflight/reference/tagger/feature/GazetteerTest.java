package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GazetteerTest {
    private final Gazetteer known = new Gazetteer(Stream.of("Journal of Seas", "Phys. Rev. B", "Nature")
            .mapToInt(name -> Gazetteer.hashOf(ReferenceTokenizer.tokenize(name)))
            .sorted()
            .toArray());

    @Test
    void findsKnownNamesWithDifferentPunctuation() {
        assertThat(marked("Doe, J. Journal of Seas 12")).containsExactly("Journal", "of", "Seas");
        assertThat(marked("Doe, J. Phys Rev B 12")).containsExactly("Phys", "Rev", "B");
        assertThat(marked("Doe, J. NATURE 12")).containsExactly("NATURE");
    }

    @Test
    void doesNotFindPartsOfNamesOrNamesAcrossFields() {
        assertThat(marked("Journal of Lakes")).isEmpty();
        assertThat(marked("a Journal, of Seas")).isEmpty();
        assertThat(new Gazetteer(new int[0]).tag(ReferenceTokenizer.tokenize("Nature"), new int[] {1}))
                .containsExactly(0);
    }

    private List<String> marked(String text) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        int[] words = tokens.stream()
                .mapToInt(token -> token.text().toLowerCase(Locale.ROOT).hashCode())
                .toArray();
        int[] places = known.tag(tokens, words);
        return java.util.stream.IntStream.range(0, places.length)
                .filter(i -> places[i] > 0 && !tokens.get(i).isPunctuation())
                .mapToObj(i -> tokens.get(i).text())
                .toList();
    }
}
