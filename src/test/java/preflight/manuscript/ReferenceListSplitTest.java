package preflight.manuscript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.fixture.SampleManuscript;
import preflight.manuscript.fixture.SampleManuscripts;
import preflight.text.SentenceSplitter;

/** Body and references of manuscripts in all formats and many layouts, compared with what they were made from. */
class ReferenceListSplitTest {
    /** Share of the lists that must be split exactly. */
    private static final double EXACT = .95;

    private static final int SHORTEST_SENTENCE = 20;

    static List<SampleManuscript> manuscripts() {
        return SampleManuscripts.all();
    }

    @Test
    void splitsNearlyAllListsExactlyAndNamesTheOthers() {
        List<String> inexact = new ArrayList<>();
        for (SampleManuscript made : manuscripts()) {
            ManuscriptContent submission = read(made);
            if (!bare(submission.referenceTexts()).equals(bare(made.references()))) {
                inexact.add(made.name());
                assertThat(submission.notes()).as(made.name()).anyMatch(ReadingNote::isWarning);
            }
        }
        assertThat(manuscripts()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(inexact)
                .hasSizeLessThanOrEqualTo((int) ((1 - EXACT) * manuscripts().size()));
    }

    @ParameterizedTest
    @MethodSource("manuscripts")
    void neverTakesASentenceOfTheBodyForAReference(SampleManuscript made) {
        String references = bare(String.join("\n", read(made).referenceTexts()));

        for (String paragraph : made.body()) {
            for (String sentence : SentenceSplitter.split(paragraph)) {
                if (sentence.length() > SHORTEST_SENTENCE) {
                    assertThat(references).doesNotContain(bare(sentence));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("manuscripts")
    void keepsTheBodyWhole(SampleManuscript made) {
        String body = bare(read(made).body().replaceAll("\\[[\\d, ]+\\]|[⁰¹²³⁴-⁹]", ""));

        assertThat(made.body()).allSatisfy(paragraph -> assertThat(body).contains(bare(paragraph)));
    }

    static ManuscriptContent read(SampleManuscript made) {
        return ManuscriptFiles.read(
                made.file(),
                made.content(),
                name -> Optional.ofNullable(made.companions().get(name)));
    }

    private static List<String> bare(List<String> texts) {
        return texts.stream().map(ReferenceListSplitTest::bare).toList();
    }

    /** Removes white space, which differs with line breaks. */
    private static String bare(String text) {
        return text.replaceAll("[\\s\\u00A0]+", "").replace("’", "'");
    }
}
