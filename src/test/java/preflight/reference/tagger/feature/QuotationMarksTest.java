package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuotationMarksTest {

    @Test
    void findsTheQuotationsOfManyLanguages() {
        assertThat(quoted("Doe, “Waves of the bay,” Seas")).isEqualTo("Waves of the bay,");
        assertThat(quoted("Doe, „Wellen der Bucht“, Meere")).isEqualTo("Wellen der Bucht");
        assertThat(quoted("Doe, »Wellen der Bucht«, Meere")).isEqualTo("Wellen der Bucht");
        assertThat(quoted("Doe, « Vagues de la baie », Mers")).isEqualTo("Vagues de la baie");
        assertThat(quoted("이름, 「제목과 말」, 학회지")).isEqualTo("제목과 말");
        assertThat(quoted("Doe, \"Waves of the bay,\" Seas")).isEqualTo("Waves of the bay,");
    }

    @Test
    void doesNotTakeAnApostropheForAQuotationMark() {
        assertThat(quoted("Doe, 'The sailor's waves and the workers' boats,' Seas"))
                .isEqualTo("The sailor's waves and the workers' boats,");
        assertThat(quoted("Doe, ‘The sailor’s waves’, Seas")).isEqualTo("The sailor’s waves");
        assertThat(quoted("O'Brien, The sailors' waves")).isEmpty();
    }

    @Test
    void ignoresAQuotationThatIsNeverClosed() {
        assertThat(quoted("Doe, “Waves of the bay, Seas 12")).isEmpty();
    }

    /** The text of the first quotation. */
    private static String quoted(String text) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        QuotationMarks quotes = QuotationMarks.of(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            if (quotes.opens(i)) {
                int end = i;
                while (!quotes.closes(end)) {
                    end++;
                }
                return text.substring(tokens.get(i).end(), tokens.get(end).start())
                        .strip();
            }
        }
        return "";
    }
}
