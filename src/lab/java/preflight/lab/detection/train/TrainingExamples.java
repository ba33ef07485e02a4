package preflight.lab.detection.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import preflight.lab.detection.LabelledCorpus;
import preflight.lab.detection.LabelledDocument;
import preflight.text.Passage;
import preflight.text.TextSegmenter;
import preflight.text.WordCounter;

/** Reads corpora as the service reads manuscripts: segmented into passages. Only English passages are kept. */
final class TrainingExamples {
    /** Longer passages are cut for training, so that the examples have the lengths of common paragraphs. */
    private static final int MAX_TRAINING_WORDS = 300;

    /** Length of the pieces, in words: a piece ends with the sentence that reaches it. */
    private static final int PIECE_WORDS = 160;

    private final TextSegmenter reader = new TextSegmenter();
    private final boolean cut;
    private final List<TrainingExample> examples = new ArrayList<>();
    private int documents;

    private TrainingExamples(boolean cut) {
        this.cut = cut;
    }

    /** The passages of the files; with {@code cut}, long ones are cut into pieces. */
    static List<TrainingExample> of(List<Path> files, boolean cut) throws IOException {
        TrainingExamples examples = new TrainingExamples(cut);
        for (Path file : files) {
            LabelledCorpus.read(file, examples::add);
        }
        return examples.examples;
    }

    private void add(LabelledDocument document) {
        LabelledDocument origin = document.withoutText();
        for (Passage passage : reader.segment(document.text()).passages()) {
            if (passage.language().equals("en")) {
                add(origin, passage.sentences());
            }
        }
        documents++;
    }

    private void add(LabelledDocument origin, List<String> sentences) {
        int[] words = sentences.stream().mapToInt(WordCounter::count).toArray();
        int all = java.util.stream.IntStream.of(words).sum();
        if (!cut || all <= MAX_TRAINING_WORDS) {
            examples.add(new TrainingExample(documents, origin, sentences, all));
            return;
        }
        int start = 0;
        int count = 0;
        int left = all;
        for (int i = 0; i < words.length; i++) {
            count += words[i];
            left -= words[i];
            if ((count >= PIECE_WORDS && left >= TextSegmenter.MIN_WORDS) || i == words.length - 1) {
                examples.add(new TrainingExample(documents, origin, sentences.subList(start, i + 1), count));
                start = i + 1;
                count = 0;
            }
        }
    }
}
