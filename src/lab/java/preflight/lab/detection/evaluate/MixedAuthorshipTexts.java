package preflight.lab.detection.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import preflight.detection.model.ContextAdjustment;
import preflight.lab.detection.Proportion;

/**
 * Texts with human and AI-written parts, combined from passages of the measured documents. They show how much the context
 * adjustment helps to find AI passages, and how often it causes false positives.
 */
final class MixedAuthorshipTexts {
    private static final int MIN_HUMAN_PASSAGES = 8;
    private static final int MIN_AI_PASSAGES = 3;
    /** Passages used per document; more would not matter, since distant passages have little weight. */
    private static final int MAX_PASSAGES_PER_DOCUMENT = 20;

    private static final int TEXTS_PER_DOCUMENT = 5;
    private static final long SEED = 1;

    private final List<List<PassageOutcome>> human;
    private final List<List<PassageOutcome>> ai;
    private final Random random = new Random(SEED);
    private final Map<Mix, Tally> tallies = new TreeMap<>();

    /** The ways of combining passages. */
    enum Mix {
        ONE_AI("one AI paragraph in a human text"),
        THREE_AI("three consecutive AI paragraphs in a human text"),
        HALF("one half human, one half AI"),
        ONE_HUMAN("one human paragraph in an AI text");

        private final String label;

        Mix(String label) {
            this.label = label;
        }
    }

    /** Counts for one way of combining, by author (0 human, 1 AI). */
    private static final class Tally {
        private final long[] all = new long[2];
        private final long[] flagged = new long[2];
        private final long[] flaggedAlone = new long[2];

        void add(List<PassageOutcome> text) {
            double[] margins = text.stream().mapToDouble(PassageOutcome::margin).toArray();
            double[] shifts = ContextAdjustment.shifts(margins);
            for (int i = 0; i < margins.length; i++) {
                int author = text.get(i).origin().ai() ? 1 : 0;
                all[author]++;
                flagged[author] += margins[i] + shifts[i] >= 0 ? 1 : 0;
                flaggedAlone[author] += margins[i] >= 0 ? 1 : 0;
            }
        }

        @Override
        public String toString() {
            return IntStream.of(1, 0)
                    .mapToObj(author -> "%s | %s"
                            .formatted(
                                    new Proportion(flagged[author], all[author]),
                                    new Proportion(flaggedAlone[author], all[author])))
                    .collect(Collectors.joining(" | "));
        }
    }

    /** Combines the scholarly human documents with the wholly AI-written ones. */
    MixedAuthorshipTexts(List<PassageOutcome> outcomes) {
        List<List<PassageOutcome>> documents = List.copyOf(outcomes.stream()
                .collect(Collectors.groupingBy(PassageOutcome::document, TreeMap::new, Collectors.toList()))
                .values());
        human = documents.stream()
                .filter(document -> document.size() >= MIN_HUMAN_PASSAGES
                        && !document.getFirst().origin().ai()
                        && document.getFirst().origin().academic())
                .map(MixedAuthorshipTexts::beginning)
                .toList();
        ai = documents.stream()
                .filter(document -> document.size() >= MIN_AI_PASSAGES
                        && document.getFirst().origin().ai()
                        && !document.getFirst().origin().mixed())
                .map(MixedAuthorshipTexts::beginning)
                .toList();
        if (!ai.isEmpty()) {
            human.forEach(humanText -> IntStream.range(0, TEXTS_PER_DOCUMENT)
                    .forEach(i -> mix(humanText, ai.get(random.nextInt(ai.size())))));
        }
    }

    private static List<PassageOutcome> beginning(List<PassageOutcome> document) {
        return document.subList(0, Math.min(MAX_PASSAGES_PER_DOCUMENT, document.size()));
    }

    private void mix(List<PassageOutcome> humanText, List<PassageOutcome> aiText) {
        int half = Math.min(humanText.size(), aiText.size());
        PassageOutcome aiPassage = aiText.get(random.nextInt(aiText.size()));
        PassageOutcome humanPassage = humanText.get(random.nextInt(humanText.size()));
        add(Mix.ONE_AI, humanText, List.of(aiPassage), random.nextInt(humanText.size() + 1));
        add(
                Mix.THREE_AI,
                humanText,
                aiText.subList(0, MIN_AI_PASSAGES),
                random.nextInt(humanText.size() + 1));
        add(Mix.HALF, humanText.subList(0, half), aiText.subList(0, half), half);
        add(Mix.ONE_HUMAN, aiText, List.of(humanPassage), random.nextInt(aiText.size() + 1));
    }

    private void add(Mix mix, List<PassageOutcome> text, List<PassageOutcome> inserted, int at) {
        List<PassageOutcome> mixed = new ArrayList<>(text);
        mixed.addAll(at, inserted);
        tallies.computeIfAbsent(mix, m -> new Tally()).add(mixed);
    }

    /** One row per way of combining: AI paragraphs flagged with and without context, then the same for human paragraphs. */
    List<String> rows() {
        return tallies.entrySet().stream()
                .map(entry -> "| %s | %s |".formatted(entry.getKey().label, entry.getValue()))
                .toList();
    }
}
