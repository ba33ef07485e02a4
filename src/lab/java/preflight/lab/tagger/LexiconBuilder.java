package preflight.lab.tagger;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;

/** Builds the lexicon and the gazetteer of the tagger: counts words and journal names in works in Crossref JSON. */
public final class LexiconBuilder {
    private static final int MIN_COUNT = 6;
    private static final int FREQUENT_COUNT = 100;

    private final Map<String, int[]> counts = new HashMap<>();
    private final Map<Integer, int[]> journalNames = new HashMap<>();

    /** Counts the words and names of one work. */
    public void count(JsonNode work) {
        work.path("title").forEach(title -> countWords(title, 0));
        work.path("container-title").forEach(title -> countWords(title, 1));
        work.path("short-container-title").forEach(title -> countWords(title, 1));
        work.path("author").forEach(author -> {
            countWords(author.path("family"), 2);
            countWords(author.path("given"), 2);
        });
        countWords(work.path("publisher"), 3);
        work.path("container-title").forEach(this::countName);
        work.path("short-container-title").forEach(this::countName);
    }

    private void countName(JsonNode name) {
        journalNames
                .computeIfAbsent(Gazetteer.hashOf(ReferenceTokenizer.tokenize(name.asText())), n -> new int[1])[0]++;
    }

    /** Hashes of the names of journals, series and books that occur in at least {@code minWorks} works, ascending. */
    public int[] journalNames(int minWorks) {
        return journalNames.entrySet().stream()
                .filter(name -> name.getValue()[0] >= minWorks && name.getKey() != 0)
                .mapToInt(Map.Entry::getKey)
                .sorted()
                .toArray();
    }

    private void countWords(JsonNode text, int part) {
        for (Token token : ReferenceTokenizer.tokenize(text.asText())) {
            if (token.isWord() && token.text().length() > 1) {
                counts.computeIfAbsent(token.text().toLowerCase(Locale.ROOT), w -> new int[Lexicon.PARTS])[part]++;
            }
        }
    }

    /** The class of each frequent word: its most frequent part, the certainty of that, and its second most frequent part. */
    public Map<String, Integer> classes() {
        Map<String, Integer> classes = new HashMap<>();
        counts.forEach((word, count) -> {
            int total = count[0] + count[1] + count[2] + count[3];
            if (total >= MIN_COUNT) {
                classes.put(word, classOf(count, total));
            }
        });
        return classes;
    }

    private static int classOf(int[] count, int total) {
        int first = 0;
        for (int part = 1; part < Lexicon.PARTS; part++) {
            first = count[part] > count[first] ? part : first;
        }
        int second = first == 0 ? 1 : 0;
        for (int part = 0; part < Lexicon.PARTS; part++) {
            second = part != first && count[part] > count[second] ? part : second;
        }
        double share = (double) count[first] / total;
        int certainty = share > 0.95 ? 0 : share > 0.7 ? 1 : 2;
        int frequent = total >= FREQUENT_COUNT ? 1 : 0;
        return 1 + ((first * Lexicon.PARTS + second) * 3 + certainty) * 2 + frequent;
    }
}
