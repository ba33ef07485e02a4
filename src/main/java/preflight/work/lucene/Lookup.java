package preflight.work.lucene;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopFieldCollectorManager;
import org.jspecify.annotations.Nullable;
import preflight.work.Work;
import preflight.work.WorkQuery;

/**
 * One look-up: by identifier, by the rare words of the title, by coordinates, and by the rare words of the whole string
 * when none of these found a title the string holds. Each step is bounded; works that score alike go by their id.
 */
final class Lookup {
    private static final int TITLES = 8;
    private static final int COORDINATES = 10;
    private static final int RARE_TITLE_WORDS = 8;
    private static final int RARE_RAW_WORDS = 10;
    private static final int MOST_WORDS = 60;
    private static final int LEAST_RAW = 3;
    private static final double LEAST_OF_TITLE = 0.5;
    private static final double LEAST_OF_RAW = 0.4;
    private static final Sort BEST_FIRST =
            new Sort(SortField.FIELD_SCORE, new SortField(Fields.ID, SortField.Type.STRING));

    private final IndexSearcher searcher;
    private final StoredWorks works;
    private final WorkQuery query;
    private final Set<String> rawWords;
    private final List<String> titleWords;
    private final Map<Integer, Found> found = new LinkedHashMap<>();
    private @Nullable List<KnownTerms.Known> rareRawWords;

    Lookup(IndexSearcher searcher, WorkQuery query) throws IOException {
        this.searcher = searcher;
        this.query = query;
        works = new StoredWorks(searcher);
        titleWords = query.title() == null ? List.of() : Fields.words(query.title());
        rawWords = words(query.raw());
    }

    private static Set<String> words(String text) {
        List<String> words = Fields.words(text);
        return new LinkedHashSet<>(words.subList(0, Math.min(words.size(), MOST_WORDS * 2)));
    }

    List<Work> run() throws IOException {
        for (String identifier : Fields.identifiers(query.ids())) {
            found.putAll(hits(new TermQuery(new Term(Fields.IDENTIFIER, identifier)), TITLES));
        }
        boolean settled = holdsTheWork() || isInItsPlace();
        if (!settled) {
            List<KnownTerms.Known> title = rarest(titleWords, RARE_TITLE_WORDS);
            settled = isWholeTitle(title);
            byTitle(settled ? List.of() : title, LEAST_OF_TITLE);
        }
        if (!settled && !holdsTheWork()) {
            byCoordinates();
        }
        if (!settled && !holdsTheWork() && !isWellRead()) {
            byNumbers();
            byTitle(rareRawWords(), LEAST_OF_RAW);
        }
        return found.values().stream().map(Found::work).toList();
    }

    /**
     * Whether a work by this author stands on this page of this volume of this year, and under the title given, if one is: then
     * no other record is nearer, and those as near stand there too.
     */
    private boolean isInItsPlace() throws IOException {
        String place = Coordinates.place(query);
        if (place == null) {
            return false;
        }
        Map<Integer, Found> there = hits(new TermQuery(new Term(Fields.COORDINATE, place)), COORDINATES);
        boolean settled = there.values().stream()
                .anyMatch(work -> (query.title() == null || work.isWhole()) && work.saysAll(rawWords));
        if (settled) {
            found.putAll(there);
        }
        return settled;
    }

    /** Whether a work has all rare words of the title, and its own title, year and first author stand in the string. */
    private boolean isWholeTitle(List<KnownTerms.Known> title) throws IOException {
        if (titleWords.size() < Found.DISTINCTIVE_WORDS || query.year() == null) {
            return false;
        }
        return byTitle(title, 1).stream()
                .anyMatch(found -> found.isHeld()
                        && query.year().equals(found.work().year())
                        && rawWords.contains(Coordinates.firstAuthor(found.work()))
                        && found.mayBeMeant(query, rawWords)
                        && found.saysAll(rawWords));
    }

    /**
     * Whether a work was found whose title, if it is one of some length, stands in the string as a whole, and which may be the work
     * meant: a book whose title stands there may be but the container of one of its chapters.
     */
    private boolean holdsTheWork() {
        return found.values().stream().anyMatch(work -> work.isHeld() && work.mayBeMeant(query, rawWords));
    }

    /** Whether title and container were made out, so that the title has been looked for already. */
    private boolean isWellRead() {
        String title = query.title();
        return title != null && query.container() != null && titleWords.size() >= Found.DISTINCTIVE_WORDS;
    }

    /** The words of some that are in titles, the rarest first. */
    private List<KnownTerms.Known> rarest(List<String> words, int most) throws IOException {
        Set<String> distinct = new LinkedHashSet<>(words.subList(0, Math.min(words.size(), MOST_WORDS)));
        List<KnownTerms.Known> rare = KnownTerms.of(searcher, Fields.TITLE, distinct);
        rare.sort(Comparator.comparingInt(KnownTerms.Known::frequency)
                .thenComparing(word -> word.term().text()));
        return rare.subList(0, Math.min(most, rare.size()));
    }

    private List<KnownTerms.Known> rareRawWords() throws IOException {
        if (rareRawWords == null) {
            rareRawWords = rarest(
                    rawWords.stream().filter(word -> word.length() >= LEAST_RAW).toList(), RARE_RAW_WORDS);
        }
        return rareRawWords;
    }

    private Collection<Found> byTitle(List<KnownTerms.Known> words, double share) throws IOException {
        if (words.isEmpty()) {
            return List.of();
        }
        Map<Integer, Found> hits = new LinkedHashMap<>();
        for (int document : new RareWords(searcher, words, (int) Math.ceil(words.size() * share)).best(TITLES)) {
            hits.put(document, read(document));
        }
        found.putAll(hits);
        return hits.values();
    }

    private void byCoordinates() throws IOException {
        searchAny(KnownTerms.of(searcher, Fields.COORDINATE, Coordinates.of(query)), 1, COORDINATES);
    }

    /** For a reference whose fields were not made out: whatever its numbers and first names may be. */
    private void byNumbers() throws IOException {
        if (query.title() != null && query.volume() != null) {
            return;
        }
        GuessedCoordinates guessed = new GuessedCoordinates(rawWords);
        // Two guesses that meet are no chance; of a string with neither volume nor page there may be but one.
        int least = query.volume() == null && query.firstPage() == null ? 1 : 2;
        searchAny(KnownTerms.of(searcher, Fields.COORDINATE, guessed.pairs()), least, COORDINATES);
        searchAny(KnownTerms.of(searcher, Fields.COORDINATE, guessed.unsignedPlaces()), 1, COORDINATES);
    }

    private void searchAny(List<KnownTerms.Known> terms, int least, int most) throws IOException {
        if (terms.isEmpty() || terms.size() < least) {
            return;
        }
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        terms.forEach(term -> any.add(term.query(), BooleanClause.Occur.SHOULD));
        any.setMinimumNumberShouldMatch(least > 1 ? least : 0);
        if (terms.stream().mapToLong(KnownTerms.Known::frequency).sum() <= most) {
            found.putAll(hits(any.build(), most));
            return;
        }
        // Of works that stand in one place, those whose titles have words of the string come first.
        BooleanQuery.Builder titled = new BooleanQuery.Builder().add(any.build(), BooleanClause.Occur.MUST);
        rareRawWords().forEach(word -> titled.add(word.query(), BooleanClause.Occur.SHOULD));
        found.putAll(hits(titled.build(), most));
    }

    private Map<Integer, Found> hits(Query what, int most) throws IOException {
        var top = searcher.search(what, new TopFieldCollectorManager(BEST_FIRST, most, null, most));
        Map<Integer, Found> hits = new LinkedHashMap<>();
        for (ScoreDoc hit : top.scoreDocs) {
            hits.put(hit.doc, read(hit.doc));
        }
        return hits;
    }

    private Found read(int document) throws IOException {
        Found known = found.get(document);
        return known == null ? new Found(works.read(document), rawWords) : known;
    }
}
