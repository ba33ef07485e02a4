package preflight.work.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkupTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Wilt by <i>Ralstonia solanacearum</i> in CO<SUB>2</SUB> | Wilt by Ralstonia solanacearum in CO2",
                "Relationship between EEG and&nbsp;BOLD | Relationship between EEG and BOLD",
                "&amp;lt;i&amp;gt;E. coli&amp;lt;/i&amp;gt; &amp;amp; friends | E. coli & friends",
                "Models&#39; Responses | Models' Responses",
                "ANEMIA IN AN INFANT<subtitle>Successful Treatment</subtitle> | ANEMIA IN AN INFANT Successful Treatment",
                "Mn<mml:math xmlns:mml=\"http://www.w3.org/1998/Math/MathML\" id=\"d1\">2VAl films | Mn2VAl films",
                "<jats:title>Noise  and scale</jats:title> | Noise and scale",
                "in the Range $0.6<q<3$ and $89<A<130$ | in the Range $0.6<q<3$ and $89<A<130$",
                "Corrigendum to <Telomerase activation> | Corrigendum to <Telomerase activation>",
                "Alzheimer's & Dementia 2016;12:1273 | Alzheimer's & Dementia 2016;12:1273",
                "x &lt; 5 in <br/>mice | x < 5 in mice"
            })
    void leavesTheTextAlone(String marked, String plain) {
        assertThat(Markup.plain(marked)).isEqualTo(plain);
    }

    @ParameterizedTest
    @CsvSource({"'Fre\u0301de\u0301ric', Frédéric", "'photo\u00ADgraphy', photography", "'a\u3000b\tc\n', a b c"})
    void composesAndTidies(String untidy, String tidy) {
        assertThat(Markup.plain(untidy)).isEqualTo(tidy);
    }
}
