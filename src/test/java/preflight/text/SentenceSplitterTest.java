package preflight.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceSplitterTest {

    @Test
    void splitsPlainSentences() {
        assertThat(SentenceSplitter.split("One is here. Two is there! Is three? Yes."))
                .containsExactly("One is here.", "Two is there!", "Is three?", "Yes.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "As Smith et al. Nature showed, it holds.",
                "As Smith et al. (2019) showed, it holds.",
                "The effect is plain in Fig. 3 and in Figs. 4 and 5.",
                "It rose from 3.14 to 2.718 within a day.",
                "The work of J. R. R. Tolkien and D. E. Knuth is cited.",
                "Some, e.g. Bayes, i.e. the reverend, vs. Fisher, cf. Eq. 2.",
                "Dr. Miller and Prof. Jones met Mrs. Brown in St. Louis.",
                "See no. 4, pp. 12-14, vol. 3 of the series.",
                "\"Is it so?\" asked the reviewer in the end.",
                "Apples, pears, etc. are sold in the U.S. market."
            })
    void keepsTogetherWhatOnlyLooksLikeAnEnd(String sentence) {
        assertThat(SentenceSplitter.split(sentence)).containsExactly(sentence);
    }

    @Test
    void endsASentenceAfterAnAbbreviationThatClosesIt() {
        assertThat(SentenceSplitter.split("This follows Smith et al. The model is new."))
                .hasSize(2);
        assertThat(SentenceSplitter.split("He said no. The answer stood.")).hasSize(2);
        assertThat(SentenceSplitter.split("They sell apples, pears, etc. The shop is closed."))
                .hasSize(2);
    }

    @Test
    void splitsChineseAndJapanese() {
        assertThat(SentenceSplitter.split("这是第一句。这是第二句！第三句？")).containsExactly("这是第一句。", "这是第二句！", "第三句？");
        assertThat(SentenceSplitter.split("これは文です。次の文です。")).hasSize(2);
    }

    @Test
    void readsHardWrappedLinesAsOneSentenceAndEndsItAtABlankLine() {
        String text = "A sentence that is\nwrapped over lines. A heading\n\nAnother paragraph without a stop";
        assertThat(SentenceSplitter.split(text))
                .containsExactly(
                        "A sentence that is\nwrapped over lines.", "A heading", "Another paragraph without a stop");
    }

    @Test
    void givesExactSubstringsInOrder() {
        String text = "“Quoted,” she said.  Two   spaces (see Fig. 2).\r\nNext line? Yes … and on.\r\n\r\n  Indented. ";
        int from = 0;
        for (String sentence : SentenceSplitter.split(text)) {
            int at = text.indexOf(sentence, from);
            assertThat(at).as(sentence).isGreaterThanOrEqualTo(from);
            from = at + sentence.length();
        }
        assertThat(SentenceSplitter.split(text)).hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void readsEmptyAndBlankTextAsNoSentences() {
        assertThat(SentenceSplitter.split("")).isEmpty();
        assertThat(SentenceSplitter.split(" \n\n \t ")).isEmpty();
    }
}
