package preflight.quality.citation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"References", "## 7. Bibliography", "LITERATURVERZEICHNIS", "参考文献", "**References**:"})
    void endsBeforeTheReferenceList(String heading) {
        assertThat(BodyText.of("One sentence.\n\n" + heading + "\n[1] Smith").text())
                .isEqualTo("One sentence.\n\n");
    }

    @Test
    void takesAHeadingWithinALineForText() {
        String text = "We checked the references of each paper.";

        assertThat(BodyText.of(text).text()).isEqualTo(text);
    }

    @Test
    void findsTheSentenceAtAnOffset() {
        BodyText body = BodyText.of("The first one. The second one.");

        assertThat(body.sentenceAt(3)).isEqualTo("The first one.");
        assertThat(body.sentenceAt(20)).isEqualTo("The second one.");
        assertThat(body.sentenceAt(body.text().length())).isEmpty();
    }

    @Test
    void hasLineFeedsAroundTheText() {
        BodyText body = BodyText.of("ab");

        assertThat(body.before(0)).isEqualTo('\n');
        assertThat(body.at(2)).isEqualTo('\n');
        assertThat(body.wordBefore(2)).isEqualTo("ab");
        assertThat(body.wordBefore(0)).isEmpty();
    }
}
