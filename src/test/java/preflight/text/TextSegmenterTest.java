package preflight.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextSegmenterTest {
    private static final String PROSE = """
            The survey was carried out in the spring, when the river stood high and most of the paths along it were closed. \
            We counted the nests from a boat, twice a week, and wrote down the state of each together with the weather of the \
            day. Two of the nests were lost to the flood before we could reach them, and a third was given up by its owners for \
            no reason that we could see.""";
    private static final String SHORT = "A short paragraph of a few plain words stands here and ends with a full stop.";

    private final TextSegmenter reader = new TextSegmenter();

    @Test
    void takesEveryParagraphOfProseAsAPassage() {
        Manuscript manuscript = reader.segment(PROSE + "\n\n" + PROSE + "\r\n \t\r\n" + PROSE);
        assertThat(manuscript.passages()).hasSize(3).allSatisfy(passage -> {
            assertThat(passage.text()).isEqualTo(PROSE);
            assertThat(passage.language()).isEqualTo("en");
            assertThat(passage.tokens()).isBetween(70, 110);
            assertThat(passage.sentences()).hasSize(3);
        });
        assertThat(manuscript.passages()).extracting(Passage::number).containsExactly(0, 1, 2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# Introduction",
                "2.1 Materials and Methods",
                "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |",
                "Year\t2010\t2011\nRate\t0.1\t0.3\nRange\t2\t4",
                "- first point of the list\n- second point of the list\n- third point of the list",
                "1. Open the valve.\n2. Wait for ten minutes.\n3. Close the valve.",
                "Figure 3. The counts of nests along the river, by week and by the height of the water in the spring of the year.",
                "Table 2: Means and standard deviations of all the measures that were taken over the whole of the season.",
                "```java\nint x = 1;\n\nfor (int i = 0; i < 3; i++) { x += i; }\n```",
                "$$ E = mc^2 + \\int_0^1 f(x)\\,dx $$",
                "\\begin{equation}\nE = mc^2 \\label{eq:e}\n\\end{equation}",
                "def f(x):\n    y = x + 1\n    return y",
                "[1] Smith, J., & Doe, A. (2019). Counting nests from boats. Journal of Rivers, 12(3), 45-67. https://doi.org/10.1000/182\n"
                        + "[2] Miller, B. C. (2001). Floods and birds. River Press.",
            })
    void doesNotJudgeWhatIsNoProse(String block) {
        String text = PROSE + "\n\n" + block + "\n\n" + PROSE;
        assertThat(reader.segment(text).passages()).extracting(Passage::text).containsExactly(PROSE, PROSE);
    }

    @Test
    void doesNotJudgeTheReferenceList() {
        String references = IntStream.range(0, 30)
                .mapToObj(i ->
                        "Smith, J. A. (20%02d). The nests of the lower river and what became of them. River Studies, %d, 1-%d."
                                .formatted(i % 20, i, i + 9))
                .collect(Collectors.joining("\n\n"));
        assertThat(reader.segment(PROSE + "\n\nReferences\n\n" + references).passages())
                .hasSize(1);
    }

    @Test
    void judgesProseAfterAHeadingReferences() {
        assertThat(reader.segment("References\n\n" + PROSE + "\n\n" + PROSE).passages())
                .hasSize(2);
    }

    @Test
    void leavesOutAHeadingSetDirectlyOverItsParagraph() {
        assertThat(reader.segment("## Methods\n" + PROSE).passages())
                .extracting(Passage::text)
                .containsExactly(PROSE);
    }

    @Test
    void judgesListItemsThatAreWholeParagraphs() {
        assertThat(reader.segment("- " + PROSE + "\n\n- " + PROSE).passages()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"```", "~~~", "\\begin{table}", "\\begin{equation} x"})
    void isNotBlindedByWhatIsOpenedAndNeverClosed(String opening) {
        assertThat(reader.segment(opening + "\n\n" + PROSE + "\n\n" + PROSE).passages())
                .hasSize(2);
    }

    @Test
    void mergesShortNeighboursAndKeepsTheirOwnCharacters() {
        String text = String.join("\n\n", SHORT, SHORT, SHORT, SHORT);
        Manuscript manuscript = reader.segment(text);
        assertThat(manuscript.passages()).hasSize(1);
        assertThat(manuscript.passages().getFirst().text()).isEqualTo(text);
        assertThat(manuscript.passages().getFirst().sentences()).hasSize(4);
    }

    @Test
    void mergesNothingAcrossAHeading() {
        assertThat(reader.segment(SHORT + "\n\n# Next\n\n" + SHORT + "\n\n# Last\n\n" + SHORT)
                        .passages())
                .isEmpty();
    }

    @Test
    void givesPassagesAndSentencesAsExactSubstrings() {
        String text = "Title\n\n" + PROSE.replace("river", "“river”") + "\r\n\r\n" + SHORT + "\n\n\u00A0" + PROSE;
        for (Passage passage : reader.segment(text).passages()) {
            assertThat(text).contains(passage.text());
            passage.sentences().forEach(sentence -> assertThat(passage.text()).contains(sentence));
        }
    }

    @Test
    void tellsLanguages() {
        LanguageIdentifier languages = new LanguageIdentifier();
        assertThat(languages.identify(PROSE)).isEqualTo("en");
        assertThat(
                        languages.identify(
                                "Die Erhebung wurde im Frühjahr durchgeführt, als der Fluss hoch stand und die meisten Wege gesperrt waren."))
                .isEqualTo("de");
        assertThat(languages.identify("调查是在春天进行的，当时河水很高，沿河的大部分小路都关闭了。")).isEqualTo("zh");
        assertThat(languages.identify("Исследование проводилось весной, когда река стояла высоко."))
                .isEqualTo("ru");
        assertThat(languages.identify("1234 5678 -- 90")).isEqualTo("und");
    }

    @Test
    void tellsTheLanguageOfTextWithForeignLookAlikes() {
        String disguised = PROSE.replace('e', 'е').replace('o', 'ο').replace(" ", "\u200B ");
        assertThat(reader.segment(disguised).passages())
                .extracting(Passage::language)
                .containsExactly("en");
    }

    @Test
    void segmentsAnyText() {
        Random random = new Random(7);
        String[] hostile = {
            "word ".repeat(40_000),
            "a\n\n".repeat(66_000),
            "word.\n\n".repeat(28_000),
            "(".repeat(200_000),
            "\\begin{equation}".repeat(12_000),
            "Smith, J. A. ".repeat(15_000),
            "[1] A. (2000) ".repeat(14_000),
            "\u202Eabc\u200B ".repeat(33_000),
            "| ".repeat(100_000),
            "- a\n".repeat(50_000),
            "\n".repeat(200_000),
            "中文".repeat(100_000),
            "aбγ中 ".repeat(40_000),
            "$ ".repeat(100_000),
            "\uD800".repeat(1_000),
            random.ints(200_000, 33, 127)
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining()),
            random.ints(100_000, 0, 0xFFFF)
                    .mapToObj(c -> String.valueOf((char) c))
                    .collect(Collectors.joining()),
        };
        for (String text : hostile) {
            assertThat(reader.segment(text).text()).isSameAs(text);
        }
    }

    @Test
    void doesNotJudgeDebris() {
        String base64 = "TWFuIGlzIGRpc3Rpbmd1aXNoZWQsIG5vdCBvbmx5IGJ5IGhpcyByZWFzb24sIGJ1dCBieSB0aGlz\n".repeat(60);
        assertThat(reader.segment(base64).passages()).isEmpty();
        assertThat(reader.segment("0.1 2.3 45 6.7e-3 ± 2 ".repeat(60)).passages())
                .isEmpty();
        assertThat(reader.segment("").passages()).isEmpty();
    }
}
