package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoundaryTest {

    @Test
    void distinguishesTheFullStopOfAnInitialFromThatOfAField() {
        assertThat(before("Doe, J. Waves", "Waves")).isNotEqualTo(before("Doe, Jim. Waves", "Waves"));
    }

    @Test
    void dependsOnTheCapitalAfterIt() {
        assertThat(before("the bay. Waves", "Waves")).isNotEqualTo(before("the bay. waves", "waves"));
    }

    @Test
    void distinguishesPunctuationInsideAWordFromPunctuationBetweenWords() {
        assertThat(before("www.Waves", "Waves")).isNotEqualTo(before("the. Waves", "Waves"));
    }

    @Test
    void doesNotDependOnTheWords() {
        assertThat(before("the bay, Waves", "Waves")).isEqualTo(before("the sea, Boats", "Boats"));
    }

    private static int before(String text, String word) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).text().equals(word)) {
                return Boundary.kinds(tokens, QuotationMarks.of(tokens))[i];
            }
        }
        throw new AssertionError(word + " is not in " + text);
    }
}
