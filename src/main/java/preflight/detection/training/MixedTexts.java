package preflight.detection.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import preflight.detection.model.Surroundings;

/**
 * Texts of which a person wrote one part and a machine another, put together from passages of the documents measured: how far the
 * surroundings of a passage help to find it, or do it wrong.
 */
final class MixedTexts {
    private static final int PASSAGES_BY_A_PERSON = 8;
    private static final int PASSAGES_BY_A_MACHINE = 3;
    /** More of a document would tell nothing new: what is far away hardly counts. */
    private static final int MOST_OF_A_DOCUMENT = 20;

    private static final int TEXTS_A_DOCUMENT = 5;
    private static final long SEED = 1;

    private final List<List<Outcome>> byPersons;
    private final List<List<Outcome>> byMachines;
    private final Random random = new Random(SEED);
    private final Map<Mix, Tally> tallies = new TreeMap<>();

    /** The ways of mixing. */
    enum Mix {
        ONE_BY_A_MACHINE("one paragraph by a machine in a person's text"),
        THREE_BY_A_MACHINE("three in a row by a machine in a person's text"),
        HALF("one half by a person, the other by a machine"),
        ONE_BY_A_PERSON("one paragraph by a person in a machine's text");

        private final String words;

        Mix(String words) {
            this.words = words;
        }
    }

    /** Passages of one way of mixing, by who wrote them, and those of them flagged. */
    private static final class Tally {
        private final long[] all = new long[2];
        private final long[] flagged = new long[2];
        private final long[] flaggedByThemselves = new long[2];

        void add(List<Outcome> text) {
            double[] beyond = text.stream().mapToDouble(Outcome::beyond).toArray();
            double[] shifts = Surroundings.shifts(beyond);
            for (int i = 0; i < beyond.length; i++) {
                int author = text.get(i).origin().ai() ? 1 : 0;
                all[author]++;
                flagged[author] += beyond[i] + shifts[i] >= 0 ? 1 : 0;
                flaggedByThemselves[author] += beyond[i] >= 0 ? 1 : 0;
            }
        }

        @Override
        public String toString() {
            return IntStream.of(1, 0)
                    .mapToObj(author -> "%s | %s"
                            .formatted(
                                    new Rate(flagged[author], all[author]),
                                    new Rate(flaggedByThemselves[author], all[author])))
                    .collect(Collectors.joining(" | "));
        }
    }

    /** Mixes the scholarly documents by persons with the wholly AI-written ones. */
    MixedTexts(List<Outcome> outcomes) {
        List<List<Outcome>> documents = List.copyOf(outcomes.stream()
                .collect(Collectors.groupingBy(Outcome::document, TreeMap::new, Collectors.toList()))
                .values());
        byPersons = documents.stream()
                .filter(document -> document.size() >= PASSAGES_BY_A_PERSON
                        && !document.getFirst().origin().ai()
                        && document.getFirst().origin().academic())
                .map(MixedTexts::beginning)
                .toList();
        byMachines = documents.stream()
                .filter(document -> document.size() >= PASSAGES_BY_A_MACHINE
                        && document.getFirst().origin().ai()
                        && !document.getFirst().origin().mixed())
                .map(MixedTexts::beginning)
                .toList();
        if (!byMachines.isEmpty()) {
            byPersons.forEach(person -> IntStream.range(0, TEXTS_A_DOCUMENT)
                    .forEach(i -> mix(person, byMachines.get(random.nextInt(byMachines.size())))));
        }
    }

    private static List<Outcome> beginning(List<Outcome> document) {
        return document.subList(0, Math.min(MOST_OF_A_DOCUMENT, document.size()));
    }

    private void mix(List<Outcome> person, List<Outcome> machine) {
        int half = Math.min(person.size(), machine.size());
        Outcome one = machine.get(random.nextInt(machine.size()));
        Outcome other = person.get(random.nextInt(person.size()));
        add(Mix.ONE_BY_A_MACHINE, person, List.of(one), random.nextInt(person.size() + 1));
        add(
                Mix.THREE_BY_A_MACHINE,
                person,
                machine.subList(0, PASSAGES_BY_A_MACHINE),
                random.nextInt(person.size() + 1));
        add(Mix.HALF, person.subList(0, half), machine.subList(0, half), half);
        add(Mix.ONE_BY_A_PERSON, machine, List.of(other), random.nextInt(machine.size() + 1));
    }

    private void add(Mix mix, List<Outcome> text, List<Outcome> inserted, int at) {
        List<Outcome> mixed = new ArrayList<>(text);
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
