package preflight.reference.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import preflight.reference.compare.word.Acronym;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * Whether the journal, book or proceedings agree, in full or abbreviated.
 *
 * @param matchedWords the words of the reference that belong to the container's title; none unless the containers agree
 */
public record ContainerEvidence(ComparisonLevel level, BitSet matchedWords) {
    /** Share of the specific words that must match; chosen on the development set of references. */
    private static final double MIN_MATCHED = 0.5;

    private static final Set<String> SERVERS = Set.of(
            "arxiv", "corr", "biorxiv", "medrxiv", "ssrn", "preprint", "preprints", "chemrxiv", "psyarxiv", "osf");

    /**
     * Compares the container of a reference with the candidate's. For a work without container the publisher is compared.
     *
     * @param names the words that are names of authors
     */
    static ContainerEvidence of(ParsedReference reference, Work work, BitSet names) {
        boolean contained = !work.containerTitles().isEmpty();
        String publisher = work.publisher();
        List<String> titles = contained ? work.containerTitles() : publisher == null ? List.of() : List.of(publisher);
        List<Integer> region = region(reference, names, !contained);
        BitSet matched = new BitSet();
        boolean agrees = false;
        boolean conflicts = false;
        for (String title : titles) {
            List<String> words = Folding.words(title);
            BitSet inFull = contained ? FullContainerMatch.find(reference.words(), words, names) : new BitSet();
            ContainerEvidence evidence = inFull.isEmpty()
                    ? compare(reference.words(), region, words)
                    : new ContainerEvidence(ComparisonLevel.AGREES, inFull);
            agrees |= evidence.level() == ComparisonLevel.AGREES;
            matched.or(evidence.matchedWords());
            conflicts |= evidence.level() == ComparisonLevel.CONFLICTS && contained;
        }
        if (agrees) {
            return new ContainerEvidence(ComparisonLevel.AGREES, matched);
        }
        boolean labelled =
                !region.isEmpty() && reference.words().get(region.getFirst()).label() == Label.CONTAINER;
        conflicts |= (work.preprint() && labelled) || MislabelledVenue.isPresent(reference.words(), work);
        boolean otherContainer = conflicts && !isServer(reference, region);
        return new ContainerEvidence(otherContainer ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT, new BitSet());
    }

    /** The same with fewer words; without any it no longer agrees. */
    ContainerEvidence withWords(BitSet words) {
        boolean none = level == ComparisonLevel.AGREES && words.isEmpty();
        return new ContainerEvidence(none ? ComparisonLevel.ABSENT : level, words);
    }

    /** The words that may name the container, or the publisher: those with its label, else those whose label may be wrong. */
    private static List<Integer> region(ParsedReference reference, BitSet names, boolean publisher) {
        List<Integer> labelled = new ArrayList<>();
        List<Integer> loose = new ArrayList<>();
        List<Integer> authors = new ArrayList<>();
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            if (names.get(j) || word.isFunctionWord() || (word.isNumeric() && word.label() != Label.CONTAINER)) {
                continue;
            }
            switch (word.label()) {
                case CONTAINER, COLLECTION -> labelled.add(j);
                case TITLE, NONE, NOTE, PLACE, PUBLISHER, SOURCE, GENRE -> loose.add(j);
                case AUTHOR -> authors.add(j);
                default -> {}
            }
        }
        if (!labelled.isEmpty() && !publisher) {
            return labelled;
        }
        // Without a labelled container, the tagger may have labelled it as a name.
        if (!publisher) {
            loose.addAll(authors);
            Collections.sort(loose);
        }
        return loose;
    }

    /** Compares the words of a region with one title of a container. */
    private static ContainerEvidence compare(List<ReferenceWord> words, List<Integer> region, List<String> title) {
        List<String> container = title.stream()
                .filter(word -> !ReferenceWord.isFunctionWord(word))
                .toList();
        if (container.isEmpty() || region.isEmpty()) {
            return new ContainerEvidence(ComparisonLevel.ABSENT, new BitSet());
        }
        BitSet matched = new BitSet();
        boolean[] used = new boolean[container.size()];
        int specific = 0;
        int specificMatched = 0;
        boolean byAcronym = false;
        for (int j : region) {
            String word = words.get(j).text();
            boolean isSpecific = isSpecific(words.get(j));
            specific += isSpecific ? 1 : 0;
            int at = find(word, container, used);
            boolean acronym = at < 0 && Acronym.matches(word, title);
            if (at >= 0) {
                used[at] = true;
            }
            if (at >= 0 || acronym) {
                matched.set(j);
                byAcronym |= acronym || (container.size() == 1 && word.length() > 2);
                specificMatched += isSpecific ? 1 : 0;
            }
        }
        boolean allUsed = isAllTrue(used);
        boolean most = specific == 0 ? allUsed : specificMatched > MIN_MATCHED * specific;
        boolean agrees = (most || byAcronym || allUsed) && hasMeaning(words, matched);
        boolean whole = agrees && matched.cardinality() == region.size();
        if (!whole && FuzzyContainerMatch.isSimilar(words, region, container)) {
            return new ContainerEvidence(ComparisonLevel.AGREES, all(region));
        }
        if (agrees) {
            return new ContainerEvidence(ComparisonLevel.AGREES, matched);
        }
        boolean labelled = words.get(region.getFirst()).label() == Label.CONTAINER;
        boolean conflicts = labelled && specific > 0 && specificMatched <= MIN_MATCHED * specific;
        return new ContainerEvidence(conflicts ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT, new BitSet());
    }

    /** Whether few containers have this word in their name. */
    private static boolean isSpecific(ReferenceWord word) {
        return !BibliographicWords.isGenericContainer(word.text())
                && !word.isNumeric()
                && (!BibliographicWords.isBoilerplate(word.text()) || word.label() == Label.CONTAINER);
    }

    /** Whether the region names a preprint server, which does not conflict with the container in which a work appeared. */
    private static boolean isServer(ParsedReference reference, List<Integer> region) {
        return region.stream().anyMatch(j -> isServer(reference.words().get(j)));
    }

    /** Whether a word is the name of a preprint server. */
    static boolean isServer(ReferenceWord word) {
        return SERVERS.contains(word.text());
    }

    private static boolean isAllTrue(boolean[] values) {
        for (boolean value : values) {
            if (!value) {
                return false;
            }
        }
        return true;
    }

    /** Whether the matched words identify a container: "J" alone matches every journal. */
    private static boolean hasMeaning(List<ReferenceWord> words, BitSet matched) {
        return matched.cardinality() > 1
                || matched.stream().anyMatch(j -> words.get(j).text().length() > 2);
    }

    private static BitSet all(List<Integer> region) {
        BitSet all = new BitSet();
        region.forEach(all::set);
        return all;
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
}
