package preflight.lab.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;

class LexiconBuilderTest {
    private static final String WORK = """
        {"title": ["Waves of the bay"], "container-title": ["Journal of Seas"],
         "author": [{"family": "Moreau", "given": "Anne"}], "publisher": "Harbour Press"}
        """;

    private final LexiconBuilder lexicon = new LexiconBuilder();

    @Test
    void classesTellThePartThatAWordIsMostFrequentIn() throws IOException {
        count(6);
        assertThat(partOf("waves")).isEqualTo(1);
        assertThat(partOf("journal")).isEqualTo(2);
        assertThat(partOf("moreau")).isEqualTo(3);
        assertThat(partOf("press")).isEqualTo(4);
        assertThat(lexicon.classes()).doesNotContainKey("unknown");
        assertThat(lexicon.classes().values()).allMatch(known -> known > 0 && known < Lexicon.CLASSES);
    }

    @Test
    void leavesOutRareWords() throws IOException {
        count(5);
        assertThat(lexicon.classes()).doesNotContainKeys("waves", "journal").containsKey("of");
    }

    @Test
    void listsTheJournalsOfSeveralWorks() throws IOException {
        count(2);
        int seas = Gazetteer.hashOf(ReferenceTokenizer.tokenize("Journal of Seas"));
        assertThat(lexicon.journalNames(2)).containsExactly(seas);
        assertThat(lexicon.journalNames(3)).isEmpty();
    }

    private int partOf(String word) {
        return Lexicon.partOf(lexicon.classes().getOrDefault(word, 0));
    }

    private void count(int times) throws IOException {
        for (int i = 0; i < times; i++) {
            lexicon.count(new ObjectMapper().readTree(WORK));
        }
    }
}
