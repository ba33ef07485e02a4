package preflight.detection.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import preflight.text.Passage;
import preflight.text.TextReader;
import preflight.text.Words;

/** Reads corpora as the service reads manuscripts: in passages, only those in a language the model knows. */
final class Examples {
    /** Longer passages are cut for training, so that the model sees the lengths of common paragraphs. */
    private static final int LONGEST_TO_LEARN = 300;

    private static final int PIECE = 160;

    private final TextReader reader = new TextReader();
    private final boolean cut;
    private final List<Example> examples = new ArrayList<>();
    private int documents;

    private Examples(boolean cut) {
        this.cut = cut;
    }

    /** The passages of the files; with {@code cut}, long ones in pieces. */
    static List<Example> of(List<Path> files, boolean cut) throws IOException {
        Examples examples = new Examples(cut);
        for (Path file : files) {
            Corpus.read(file, examples::add);
        }
        return examples.examples;
    }

    private void add(LabelledDocument document) {
        LabelledDocument origin = document.withoutText();
        for (Passage passage : reader.read(document.text()).passages()) {
            if (passage.language().equals("en")) {
                add(origin, passage.sentences());
            }
        }
        documents++;
    }

    private void add(LabelledDocument origin, List<String> sentences) {
        int[] words = sentences.stream().mapToInt(Words::count).toArray();
        int all = java.util.stream.IntStream.of(words).sum();
        if (!cut || all <= LONGEST_TO_LEARN) {
            examples.add(new Example(documents, origin, sentences, all));
            return;
        }
        int start = 0;
        int count = 0;
        int left = all;
        for (int i = 0; i < words.length; i++) {
            count += words[i];
            left -= words[i];
            if ((count >= PIECE && left >= TextReader.FEWEST_WORDS) || i == words.length - 1) {
                examples.add(new Example(documents, origin, sentences.subList(start, i + 1), count));
                start = i + 1;
                count = 0;
            }
        }
    }
}
