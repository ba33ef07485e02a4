package preflight.manuscript.latex;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import org.junit.jupiter.api.Test;

class LatexSymbolsTest {
    @Test
    void accentsAreSingleCombiningCharacters() {
        assertThat(LatexSymbols.ACCENTS.values())
                .hasSize(15)
                .doesNotHaveDuplicates()
                .allSatisfy(accent -> {
                    assertThat(accent).hasSize(1);
                    assertThat(Character.getType(accent.charAt(0))).isEqualTo(Character.NON_SPACING_MARK);
                });
    }

    @Test
    void accentsComposeWithTheirLetters() {
        assertThat(composed("e", "'")).isEqualTo("é");
        assertThat(composed("c", "c")).isEqualTo("ç");
        assertThat(composed("o", "H")).isEqualTo("ő");
        assertThat(composed("a", "r")).isEqualTo("å");
        assertThat(composed("a", "k")).isEqualTo("ą");
        assertThat(composed("n", "~")).isEqualTo("ñ");
    }

    @Test
    void symbolsIncludeLettersSpacesAndEscapedCharacters() {
        assertThat(LatexSymbols.SYMBOLS)
                .containsEntry("ss", "ß")
                .containsEntry("L", "Ł")
                .containsEntry("&", "&")
                .containsEntry("newblock", " ")
                .containsEntry("natexlab", "");
    }

    private static String composed(String letter, String accent) {
        return Normalizer.normalize(letter + LatexSymbols.ACCENTS.get(accent), Normalizer.Form.NFC);
    }
}
