package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceTokenizerTest {

    @Test
    void splitsIntoWordsNumbersAndSinglePunctuationMarks() {
        assertThat(texts("Doe, J.-P. IL2: pp.101–118"))
                .containsExactly("Doe", ",", "J", ".", "-", "P", ".", "IL", "2", ":", "pp", ".", "101", "–", "118");
        assertThat(texts(" \u00A0 ")).isEmpty();
    }

    @Test
    void keepsCombiningMarksAndSurrogatePairsInTheirToken() {
        assertThat(texts("e\u0301tude 𝒳y")).containsExactly("e\u0301tude", "𝒳y");
    }

    @Test
    void knowsTheOffsetsAndTheSpaceBefore() {
        List<Token> tokens = ReferenceTokenizer.tokenize("a 12,b");
        assertThat(tokens).extracting(Token::start).containsExactly(0, 2, 4, 5);
        assertThat(tokens).extracting(Token::end).containsExactly(1, 4, 5, 6);
        assertThat(tokens).extracting(Token::followsSpace).containsExactly(false, true, false, false);
        assertThat(tokens).extracting(Token::isNumber).containsExactly(false, true, false, false);
        assertThat(tokens).extracting(Token::isPunctuation).containsExactly(false, false, true, false);
    }

    private static List<String> texts(String text) {
        return ReferenceTokenizer.tokenize(text).stream().map(Token::text).toList();
    }
}
