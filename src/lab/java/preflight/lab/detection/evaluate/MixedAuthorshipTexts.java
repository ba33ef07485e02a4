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
 * Texts of which a person wrote one part and a machine another, put together from passages of the documents measured: how far the
 * surroundings of a passage help to find it, or do it wrong.
 */
final class MixedAuthorshipTexts {
    private static final int MIN_HUMAN_PASSAGES = 8;
    private static final int MIN_AI_PASSAGES = 3;
    /** More of a document would tell nothing new: what is far away hardly counts. */
    private static final int MAX_PASSAGES_PER_DOCUMENT = 20;

    private static final int TEXTS_PER_DOCUMENT = 5;
    private static final long SEED = 1;

    private final List<List<PassageOutcome>> human;
    private final List<List<PassageOutcome>> ai;
    private final Random random = new Random(SEED);
    private final Map<Mix, Tally> tallies = new TreeMap<>();

    /** The ways of mixing. */
    enum Mix {
        ONE_AI("one paragraph by a machine in a person's text"),
        THREE_AI("three in a row by a machine in a person's text"),
        HALF("one half by a person, the other by a machine"),
        ONE_HUMAN("one paragraph by a person in a machine's text");

        private final String words;

        Mix(String words) {
            this.words = words;
        }
    }

    /** Passages of one way of mixing, by who wrote them, and those of them flagged. */
    private static final class Tally {
        private final long[] all = new long[2];
        private final long[] flagged = new long[2];
        private final long[] flaggedAlone = new long[2];

        void add(List<PassageOutcome> text) {
            double[] beyond = text.stream().mapToDouble(PassageOutcome::margin).toArray();
            double[] shifts = ContextAdjustment.shifts(beyond);
            for (int i = 0; i < beyond.length; i++) {
                int author = text.get(i).origin().ai() ? 1 : 0;
                all[author]++;
                flagged[author] += beyond[i] + shifts[i] >= 0 ? 1 : 0;
                flaggedAlone[author] += beyond[i] >= 0 ? 1 : 0;
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

    /** Mixes the scholarly documents by persons with the wholly AI-written ones. */
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
            human.forEach(person -> IntStream.range(0, TEXTS_PER_DOCUMENT)
                    .forEach(i -> mix(person, ai.get(random.nextInt(ai.size())))));
        }
    }

    private static List<PassageOutcome> beginning(List<PassageOutcome> document) {
        return document.subList(0, Math.min(MAX_PASSAGES_PER_DOCUMENT, document.size()));
    }

    private void mix(List<PassageOutcome> person, List<PassageOutcome> machine) {
        int half = Math.min(person.size(), machine.size());
        PassageOutcome one = machine.get(random.nextInt(machine.size()));
        PassageOutcome other = person.get(random.nextInt(person.size()));
        add(Mix.ONE_AI, person, List.of(one), random.nextInt(person.size() + 1));
        add(
                Mix.THREE_AI,
                person,
                machine.subList(0, MIN_AI_PASSAGES),
                random.nextInt(person.size() + 1));
        add(Mix.HALF, person.subList(0, half), machine.subList(0, half), half);
        add(Mix.ONE_HUMAN, machine, List.of(other), random.nextInt(machine.size() + 1));
    }

    private void add(Mix mix, List<PassageOutcome> text, List<PassageOutcome> inserted, int at) {
        List<PassageOutcome> mixed = new ArrayList<>(text);
        mixed.addAll(at, inserted);
        tallies.computeIfAbsent(mix, m -> new Tally()).add(mixed);
    }

    /** A row a way of mixing: flagged of the machine's paragraphs and by themselves, then the same of the person's. */
    List<String> rows() {
        return tallies.entrySet().stream()
                .map(entry -> "| %s | %s |".formatted(entry.getKey().words, entry.getValue()))
                .toList();
    }
}
