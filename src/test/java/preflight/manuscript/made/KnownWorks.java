package preflight.manuscript.made;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** Real works with all that a reference says of them. */
public final class KnownWorks {
    private static final List<KnownWork> ALL = load();

    private KnownWorks() {}

    /** So many of them, others for every seed, in no order. */
    public static List<KnownWork> some(int count, long seed) {
        List<KnownWork> works = new ArrayList<>(ALL);
        java.util.Collections.shuffle(works, new Random(seed));
        return List.copyOf(works.subList(0, count));
    }

    /** The same, by their authors. */
    public static List<KnownWork> alphabetical(int count, long seed) {
        return some(count, seed).stream()
                .sorted(Comparator.comparing((KnownWork work) -> work.families().getFirst())
                        .thenComparing(KnownWork::year)
                        .thenComparing(KnownWork::title))
                .toList();
    }

    private static List<KnownWork> load() {
        List<KnownWork> works = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(KnownWorks.class.getResourceAsStream("/works/sample.jsonl"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            ObjectMapper json = new ObjectMapper();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                add(json.readTree(line), works);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return works;
    }

    private static void add(JsonNode record, List<KnownWork> works) {
        List<String> families = new ArrayList<>();
        List<String> given = new ArrayList<>();
        record.path("author").forEach(author -> {
            families.add(author.path("family").asText(""));
            given.add(author.path("given").asText(""));
        });
        KnownWork work = new KnownWork(
                families,
                given,
                record.path("issued").path("date-parts").path(0).path(0).asInt(),
                record.path("title").path(0).asText("").replaceAll("\\s+", " ").strip(),
                record.path("container-title").path(0).asText(""),
                record.path("volume").asText(""),
                record.path("issue").asText(""),
                record.path("page").asText(""),
                record.path("DOI").asText(""));
        boolean whole = !families.isEmpty()
                && families.stream().noneMatch(String::isBlank)
                && work.year() > 0
                && !work.title().isEmpty()
                && work.title().length() < 200
                && !work.container().isEmpty()
                && !work.volume().isEmpty()
                && !work.page().isEmpty();
        if (whole && isLatin(work.title() + work.container() + String.join("", families) + String.join("", given))) {
            works.add(work);
        }
    }

    /** What the fonts that every PDF reader has can show. */
    private static boolean isLatin(String text) {
        return text.chars().allMatch(c -> c < 0x100 || "–—‘’“”".indexOf(c) >= 0) && text.indexOf('<') < 0;
    }
}
