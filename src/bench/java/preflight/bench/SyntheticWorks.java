package preflight.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.Work;

/**
 * Synthetic works, combined from the fields of real works: two half titles, the authors of a third work, the container of a fourth
 * with shifted numbers. Words, names and journals keep their frequencies, so an index grows as it would by real works.
 */
final class SyntheticWorks {
    private final List<Work> real = new ArrayList<>();
    private final Random random;
    private long invented;

    SyntheticWorks(long seed) {
        random = new Random(seed);
    }

    void learn(Work work) {
        real.add(work);
    }

    Work next() {
        Work place = any();
        Doi doi = new Doi("10.5555/invented." + invented++);
        return new Work(
                doi.url(),
                place.type(),
                half(any().title(), true) + " " + half(any().title(), false),
                List.of(),
                any().authors(),
                place.containerTitles(),
                place.year() == null ? null : place.year() - random.nextInt(20),
                moved(place.volume()),
                place.issue(),
                moved(place.page()),
                place.publisher(),
                new Identifiers(doi, null, null, List.of()),
                place.citationCount(),
                List.of(),
                false,
                null);
    }

    private Work any() {
        return real.get(random.nextInt(real.size()));
    }

    private static String half(String title, boolean first) {
        String[] words = title.split(" ");
        int middle = (words.length + 1) / 2;
        return String.join(" ", List.of(words).subList(first ? 0 : middle, first ? middle : words.length));
    }

    private @Nullable String moved(@Nullable String number) {
        if (number == null) {
            return null;
        }
        int dash = number.indexOf('-');
        String start = dash < 0 ? number : number.substring(0, dash);
        boolean counts = !start.isEmpty() && start.length() < 7 && start.chars().allMatch(c -> c >= '0' && c <= '9');
        return counts ? Integer.toString(Integer.parseInt(start) + random.nextInt(40)) : number;
    }
}
