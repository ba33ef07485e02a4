package preflight.lab.detection.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import preflight.detection.model.SentenceTokenizer;

/** Finds the words that are common in all domains and so do not reveal the topic. */
final class NeutralVocabulary {
    /** Domains with fewer passages are left out. */
    private static final int MIN_PASSAGES = 150;

    private NeutralVocabulary() {}

    /** The {@code size} most common words, ranked by the median over domains of the share of passages with the word. */
    static Set<String> neutral(List<TrainingExample> examples, int size) {
        Map<String, Integer> passages = new TreeMap<>();
        Map<String, Map<String, Integer>> uses = new HashMap<>();
        for (TrainingExample example : examples) {
            String domain = example.origin().domain();
            passages.merge(domain, 1, Integer::sum);
            for (String word : words(example)) {
                uses.computeIfAbsent(word, w -> new HashMap<>()).merge(domain, 1, Integer::sum);
            }
        }
        passages.values().removeIf(count -> count < MIN_PASSAGES);
        Map<String, Double> commonness = new HashMap<>();
        uses.forEach((word, byDomain) -> {
            double median = medianShare(byDomain, passages);
            if (median > 0) {
                commonness.put(word, median);
            }
        });
        List<String> words = new ArrayList<>(commonness.keySet());
        words.sort(Comparator.comparing((String word) -> -commonness.getOrDefault(word, 0.0))
                .thenComparing(Comparator.naturalOrder()));
        return new HashSet<>(words.subList(0, Math.min(size, words.size())));
    }

    private static double medianShare(Map<String, Integer> byDomain, Map<String, Integer> passages) {
        double[] shares = passages.entrySet().stream()
                .mapToDouble(domain -> (double) byDomain.getOrDefault(domain.getKey(), 0) / domain.getValue())
                .toArray();
        Arrays.sort(shares);
        return shares.length == 0 ? 0 : shares[shares.length / 2];
    }

    private static Set<String> words(TrainingExample example) {
        Set<String> words = new HashSet<>();
        for (String sentence : example.sentences()) {
            for (String token : SentenceTokenizer.tokenize(sentence)) {
                if (Character.isLetter(token.charAt(0)) || token.charAt(0) == '\'') {
                    words.add(token.toLowerCase(Locale.ROOT));
                }
            }
        }
        return words;
    }
}
