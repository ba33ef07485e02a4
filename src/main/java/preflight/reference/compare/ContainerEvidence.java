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
 * Whether the journal, book or proceedings agree, abbreviated as they often are.
 *
 * @param explained the words of the reference that belong to the container's title
 */
public record ContainerEvidence(ComparisonLevel level, BitSet matchedWords) {
    private static final double MIN_MATCHED = 0.5;
    private static final Set<String> SERVERS = Set.of(
            "arxiv", "corr", "biorxiv", "medrxiv", "ssrn", "preprint", "preprints", "chemrxiv", "psyarxiv", "osf");

    /**
     * Compares the container of a reference with the candidate's; a work without one is known by its publisher.
     *
     * @param taken the words that are names of authors
     */
    public static ContainerEvidence of(ParsedReference reference, Work work, BitSet taken) {
        boolean contained = !work.containerTitles().isEmpty();
        String publisher = work.publisher();
        List<String> titles = contained ? work.containerTitles() : publisher == null ? List.of() : List.of(publisher);
        List<Integer> region = region(reference, taken, !contained);
        BitSet explained = new BitSet();
        boolean agrees = false;
        boolean conflicts = false;
        for (String title : titles) {
            List<String> words = Folding.words(title);
            BitSet inFull = contained ? FullContainerMatch.find(reference.words(), words, taken) : new BitSet();
            ContainerEvidence evidence = inFull.isEmpty()
                    ? compare(reference.words(), region, words)
                    : new ContainerEvidence(ComparisonLevel.AGREES, inFull);
            if (evidence.level() == ComparisonLevel.AGREES) {
                agrees = true;
                explained.or(evidence.matchedWords());
            }
            conflicts |= evidence.level() == ComparisonLevel.CONFLICTS && contained;
        }
        boolean tagged =
                !region.isEmpty() && reference.words().get(region.getFirst()).label() == Label.CONTAINER;
        conflicts |= (work.preprint() && tagged) || MislabelledVenue.isPresent(reference.words(), work);
        conflicts &= !isServer(reference, region);
        ComparisonLevel agreement =
                agrees ? ComparisonLevel.AGREES : conflicts ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT;
        return new ContainerEvidence(agreement, explained);
    }

    /** The same, where words that are the title's do not count again: a book and its chapter share a title. */
    public ContainerEvidence withoutTitle(TitleEvidence title) {
        boolean twice = level == ComparisonLevel.AGREES
                && title.grade() != TitleEvidence.Grade.NONE
                && !matchedWords.isEmpty()
                && matchedWords.stream().allMatch(title::covers);
        return twice ? new ContainerEvidence(ComparisonLevel.ABSENT, new BitSet()) : this;
    }

    private static List<Integer> region(ParsedReference reference, BitSet taken, boolean publisher) {
        List<Integer> tagged = new ArrayList<>();
        List<Integer> loose = new ArrayList<>();
        List<Integer> names = new ArrayList<>();
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            if (taken.get(j) || word.isFunctionWord() || (word.isNumeric() && word.label() != Label.CONTAINER)) {
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
            return new ContainerEvidence(ComparisonLevel.ABSENT, new BitSet());
        }
        BitSet explained = new BitSet();
        boolean[] used = new boolean[container.size()];
        int specific = 0;
        int specificExplained = 0;
        boolean acronym = false;
        for (int j : region) {
            String word = words.get(j).text();
            boolean counts = !BibliographicWords.isGenericContainer(word)
                    && !words.get(j).isNumeric()
                    && (!BibliographicWords.isBoilerplate(word) || words.get(j).label() == Label.CONTAINER);
            specific += counts ? 1 : 0;
            int at = find(word, container, used);
            boolean spelt = at < 0 && Acronym.matches(word, title);
            if (at >= 0) {
                used[at] = true;
            }
            if (at >= 0 || spelt) {
                explained.set(j);
                acronym |= spelt || (container.size() == 1 && word.length() > 2);
                specificExplained += counts ? 1 : 0;
            }
        }
        boolean most = specific == 0 ? covers(used) : specificExplained > MIN_MATCHED * specific;
        boolean agrees = !explained.isEmpty() && (most || acronym || covers(used)) && carriesMeaning(words, explained);
        boolean whole = agrees && explained.cardinality() == region.size();
        boolean alike = !whole && FuzzyContainerMatch.isSimilar(words, region, container);
        if (agrees || alike) {
            return new ContainerEvidence(ComparisonLevel.AGREES, alike ? all(region) : explained);
        }
        boolean tagged = words.get(region.getFirst()).label() == Label.CONTAINER;
        boolean other = tagged && specific > 0 && specificExplained <= MIN_MATCHED * specific;
        return new ContainerEvidence(other ? ComparisonLevel.CONFLICTS : ComparisonLevel.ABSENT, explained);
    }

    /** A preprint server says where a work was posted, not where it appeared. */
    private static boolean isServer(ParsedReference reference, List<Integer> region) {
        return region.stream().anyMatch(j -> isServer(reference.words().get(j)));
    }

    /** Whether a word is the name of one. */
    static boolean isServer(ReferenceWord word) {
        return SERVERS.contains(word.text());
    }

    private static boolean covers(boolean[] used) {
        int n = 0;
        for (boolean one : used) {
            n += one ? 1 : 0;
        }
        return n == used.length;
    }

    /** "J" alone agrees with every journal. */
    private static boolean carriesMeaning(List<ReferenceWord> words, BitSet explained) {
        return explained.cardinality() > 1
                || explained.stream().anyMatch(j -> words.get(j).text().length() > 2);
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
