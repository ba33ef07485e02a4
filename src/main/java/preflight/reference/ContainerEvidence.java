package preflight.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import preflight.reference.parsing.Label;
import preflight.work.Folding;
import preflight.work.Work;

/**
 * Whether the journal, book or proceedings agree, abbreviated as they often are.
 *
 * @param explained the words of the reference that belong to the container's title
 */
record ContainerEvidence(Agreement agreement, Set<Integer> explained) {
    private static final double LEAST_EXPLAINED = 0.6;
    private static final double LEAST_ALIKE = 0.75;
    private static final int LEAST_ACRONYM = 3;
    private static final int MOST_ACRONYM = 12;
    private static final int MOST_OF_A_WORD = 4;
    private static final Set<String> SERVERS = Set.of(
            "arxiv", "corr", "biorxiv", "medrxiv", "ssrn", "preprint", "preprints", "chemrxiv", "psyarxiv", "osf");

    /**
     * Compares the container of a reference with the candidate's; a work without one is known by its publisher.
     *
     * @param taken the words that are names of authors
     */
    static ContainerEvidence of(ParsedReference reference, Work work, Set<Integer> taken) {
        boolean contained = !work.containerTitles().isEmpty();
        String publisher = work.publisher();
        List<String> titles = contained ? work.containerTitles() : publisher == null ? List.of() : List.of(publisher);
        List<Integer> region = region(reference, taken, !contained);
        Set<Integer> explained = new HashSet<>();
        boolean agrees = false;
        boolean conflicts = false;
        for (String title : titles) {
            ContainerEvidence evidence = compare(reference.words(), region, Folding.words(title));
            if (evidence.agreement() == Agreement.AGREES) {
                agrees = true;
                explained.addAll(evidence.explained());
            }
            conflicts |= evidence.agreement() == Agreement.CONFLICTS && contained;
        }
        Agreement agreement = agrees ? Agreement.AGREES : conflicts ? Agreement.CONFLICTS : Agreement.ABSENT;
        return new ContainerEvidence(agreement, explained);
    }

    private static List<Integer> region(ParsedReference reference, Set<Integer> taken, boolean publisher) {
        List<Integer> tagged = new ArrayList<>();
        List<Integer> loose = new ArrayList<>();
        List<Integer> names = new ArrayList<>();
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            if (taken.contains(j)
                    || ReferenceWord.isFunctionWord(word.text())
                    || (word.isNumeric() && word.label() != Label.CONTAINER)) {
                continue;
            }
            switch (word.label()) {
                case CONTAINER, COLLECTION -> tagged.add(j);
                case TITLE, NONE, NOTE, PLACE, PUBLISHER, SOURCE, GENRE -> loose.add(j);
                case AUTHOR -> names.add(j);
                default -> {}
            }
        }
        if (!tagged.isEmpty() && !publisher) {
            return tagged;
        }
        // Where the tagger saw no container, it may have taken it for a name.
        if (!publisher) {
            loose.addAll(names);
            Collections.sort(loose);
        }
        return loose;
    }

    private static ContainerEvidence compare(List<ReferenceWord> words, List<Integer> region, List<String> title) {
        List<String> container = title.stream()
                .filter(word -> !ReferenceWord.isFunctionWord(word))
                .toList();
        if (container.isEmpty() || region.isEmpty()) {
            return new ContainerEvidence(Agreement.ABSENT, Set.of());
        }
        Set<Integer> explained = new HashSet<>();
        boolean[] used = new boolean[container.size()];
        int counted = 0;
        boolean server = false;
        for (int j : region) {
            String word = words.get(j).text();
            server |= SERVERS.contains(word);
            if (!BibliographicWords.isFrame(word) || words.get(j).label() == Label.CONTAINER) {
                counted++;
            }
            int at = find(word, container, used);
            if (at >= 0) {
                used[at] = true;
                explained.add(j);
            } else if (isAcronym(word, title)) {
                explained.add(j);
            }
        }
        boolean tagged = words.get(region.getFirst()).label() == Label.CONTAINER;
        boolean agrees = !explained.isEmpty()
                && (explained.size() >= LEAST_EXPLAINED * counted || covers(used))
                && carriesMeaning(words, explained);
        if (agrees || isAlike(words, region, container)) {
            return new ContainerEvidence(Agreement.AGREES, agrees ? explained : new HashSet<>(region));
        }
        return new ContainerEvidence(
                tagged && !server && explained.isEmpty() ? Agreement.CONFLICTS : Agreement.ABSENT, explained);
    }

    private static boolean covers(boolean[] used) {
        int n = 0;
        for (boolean one : used) {
            n += one ? 1 : 0;
        }
        return n == used.length;
    }

    /** "J" alone agrees with every journal. */
    private static boolean carriesMeaning(List<ReferenceWord> words, Set<Integer> explained) {
        return explained.stream().map(j -> words.get(j).text()).anyMatch(word -> word.length() > 2)
                || explained.size() > 1;
    }

    private static int find(String word, List<String> container, boolean[] used) {
        for (int i = 0; i < container.size(); i++) {
            if (!used[i] && container.get(i).equals(word)) {
                return i;
            }
        }
        for (int i = 0; i < container.size(); i++) {
            if (!used[i] && WordMatch.isAbbreviation(word, container.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** "PNAS", "NeurIPS", "CVPR": beginnings of neighbouring words of a title. */
    private static boolean isAcronym(String word, List<String> title) {
        if (word.length() < LEAST_ACRONYM || word.length() > MOST_ACRONYM) {
            return false;
        }
        boolean[] reached = new boolean[word.length() + 1];
        for (String part : title) {
            boolean[] next = new boolean[word.length() + 1];
            for (int at = 0; at < word.length(); at++) {
                if (at > 0 && !reached[at]) {
                    continue;
                }
                for (int n = 1; n <= MOST_OF_A_WORD && n <= part.length() && at + n <= word.length(); n++) {
                    next[at + n] |= word.startsWith(part.substring(0, n), at);
                }
                next[at] |= at > 0 && ReferenceWord.isFunctionWord(part);
            }
            if (next[word.length()]) {
                return true;
            }
            reached = next;
        }
        return false;
    }

    /** Letters alike although the words are broken or misprinted. */
    private static boolean isAlike(List<ReferenceWord> words, List<Integer> region, List<String> container) {
        StringBuilder joined = new StringBuilder();
        region.forEach(j -> joined.append(words.get(j).text()));
        return bigramOverlap(joined.toString(), String.join("", container)) >= LEAST_ALIKE;
    }

    private static double bigramOverlap(String a, String b) {
        if (a.length() < 4 || b.length() < 4) {
            return 0;
        }
        List<String> left = new ArrayList<>();
        for (int i = 0; i + 1 < b.length(); i++) {
            left.add(b.substring(i, i + 2));
        }
        int total = a.length() - 1 + left.size();
        int common = 0;
        for (int i = 0; i + 1 < a.length(); i++) {
            common += left.remove(a.substring(i, i + 2)) ? 1 : 0;
        }
        return 2.0 * common / total;
    }
}
