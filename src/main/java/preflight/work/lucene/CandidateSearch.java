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
 * One search for candidates: by identifier, by locator, by the rare words of the title and by blocking keys. When none of these
 * found a title that occurs in the string, also by inferred keys and by the rare words of the whole string. Every step is bounded.
 * Works with equal scores are ordered by id.
 */
final class CandidateSearch {
    private static final int MAX_TITLE_HITS = 8;
    private static final int MAX_KEY_HITS = 10;
    private static final int MAX_TITLE_WORDS = 8;
    private static final int MAX_RAW_WORDS = 10;
    private static final int MAX_QUERY_WORDS = 60;
    private static final int MIN_RAW_WORD_LENGTH = 3;
    private static final double MIN_TITLE_SHARE = 0.5;
    private static final double MIN_RAW_SHARE = 0.4;
    private static final Sort BEST_FIRST =
            new Sort(SortField.FIELD_SCORE, new SortField(IndexFields.ID, SortField.Type.STRING));

    private final IndexSearcher searcher;
    private final StoredWorks works;
    private final WorkQuery query;
    private final Set<String> rawWords;
    private final List<String> titleWords;
    private final Map<Integer, WorkHit> candidates = new LinkedHashMap<>();
    private @Nullable List<IndexedTerms.IndexedTerm> rareRawWords;

    CandidateSearch(IndexSearcher searcher, WorkQuery query) throws IOException {
        this.searcher = searcher;
        this.query = query;
        works = new StoredWorks(searcher);
        titleWords = query.title() == null ? List.of() : IndexFields.words(query.title());
        rawWords = words(query.raw());
    }

    private static Set<String> words(String text) {
        List<String> words = IndexFields.words(text);
        return new LinkedHashSet<>(words.subList(0, Math.min(words.size(), MAX_QUERY_WORDS * 2)));
    }

    List<Work> run() throws IOException {
        for (String identifier : IndexFields.identifiers(query.ids())) {
            candidates.putAll(hits(new TermQuery(new Term(IndexFields.IDENTIFIER, identifier)), MAX_TITLE_HITS));
        }
        boolean conclusive = hasConclusiveHit() || foundByLocator();
        if (!conclusive) {
            List<IndexedTerms.IndexedTerm> title = rarest(titleWords, MAX_TITLE_WORDS);
            conclusive = foundByTitle(title);
            searchTitles(conclusive ? List.of() : title, MIN_TITLE_SHARE);
        }
        if (!conclusive && !hasConclusiveHit()) {
            searchBlockingKeys();
        }
        if (!conclusive && !hasConclusiveHit() && !hasTitleAndContainer()) {
            searchInferredKeys();
            searchTitles(rareRawWords(), MIN_RAW_SHARE);
        }
        return candidates.values().stream().map(WorkHit::work).toList();
    }

    /**
     * Whether a work has the first author, year, volume and first page of the query, and its title if it has one. Then no other
     * record can match better, and those that match as well have the same locator.
     */
    private boolean foundByLocator() throws IOException {
        String locator = BlockingKeys.locatorKey(query);
        if (locator == null) {
            return false;
        }
        Map<Integer, WorkHit> hits = hits(new TermQuery(new Term(IndexFields.BLOCKING_KEY, locator)), MAX_KEY_HITS);
        boolean conclusive = hits.values().stream()
                .anyMatch(work -> (query.title() == null || work.titleOccurs()) && work.accountsForAll(rawWords));
        if (conclusive) {
            candidates.putAll(hits);
        }
        return conclusive;
    }

    /** Whether a work has all rare words of the title, and its own title, year and first author occur in the string. */
    private boolean foundByTitle(List<IndexedTerms.IndexedTerm> title) throws IOException {
        if (titleWords.size() < WorkHit.MIN_DISTINCTIVE_WORDS || query.year() == null) {
            return false;
        }
        return searchTitles(title, 1).stream()
                .anyMatch(found -> found.distinctiveTitleOccurs()
                        && query.year().equals(found.work().year())
                        && rawWords.contains(BlockingKeys.firstAuthor(found.work()))
                        && found.isPlausible(query, rawWords)
                        && found.accountsForAll(rawWords));
    }

    /**
     * Whether a found work has a distinctive title that occurs in the string, and is a plausible match: a book whose title occurs may
     * only be the container of a cited chapter.
     */
    private boolean hasConclusiveHit() {
        return candidates.values().stream()
                .anyMatch(work -> work.distinctiveTitleOccurs() && work.isPlausible(query, rawWords));
    }

    /** Whether title and container were parsed, so that the title has been searched already. */
    private boolean hasTitleAndContainer() {
        String title = query.title();
        return title != null && query.container() != null && titleWords.size() >= WorkHit.MIN_DISTINCTIVE_WORDS;
    }

    /** The words that occur in titles, rarest first. */
    private List<IndexedTerms.IndexedTerm> rarest(List<String> words, int max) throws IOException {
        Set<String> distinct = new LinkedHashSet<>(words.subList(0, Math.min(words.size(), MAX_QUERY_WORDS)));
        List<IndexedTerms.IndexedTerm> rare = IndexedTerms.of(searcher, IndexFields.TITLE, distinct);
        rare.sort(Comparator.comparingInt(IndexedTerms.IndexedTerm::frequency)
                .thenComparing(word -> word.term().text()));
        return rare.subList(0, Math.min(max, rare.size()));
    }

    private List<IndexedTerms.IndexedTerm> rareRawWords() throws IOException {
        if (rareRawWords == null) {
            rareRawWords = rarest(
                    rawWords.stream()
                            .filter(word -> word.length() >= MIN_RAW_WORD_LENGTH)
                            .toList(),
                    MAX_RAW_WORDS);
        }
        return rareRawWords;
    }

    private Collection<WorkHit> searchTitles(List<IndexedTerms.IndexedTerm> words, double share) throws IOException {
        if (words.isEmpty()) {
            return List.of();
        }
        Map<Integer, WorkHit> hits = new LinkedHashMap<>();
        for (int document :
                new RareWordSearch(searcher, words, (int) Math.ceil(words.size() * share)).best(MAX_TITLE_HITS)) {
            hits.put(document, read(document));
        }
        candidates.putAll(hits);
        return hits.values();
    }

    private void searchBlockingKeys() throws IOException {
        searchAny(IndexedTerms.of(searcher, IndexFields.BLOCKING_KEY, BlockingKeys.of(query)), 1, MAX_KEY_HITS);
    }

    /** For a reference whose fields were not parsed: tries its numbers and first words in every possible role. */
    private void searchInferredKeys() throws IOException {
        if (query.title() != null && query.volume() != null) {
            return;
        }
        InferredBlockingKeys inferred = new InferredBlockingKeys(rawWords);
        // Two inferred keys of one work are no coincidence; a string with neither volume nor page may have only one.
        int minMatch = query.volume() == null && query.firstPage() == null ? 1 : 2;
        searchAny(IndexedTerms.of(searcher, IndexFields.BLOCKING_KEY, inferred.keys()), minMatch, MAX_KEY_HITS);
        searchAny(IndexedTerms.of(searcher, IndexFields.BLOCKING_KEY, inferred.anonymousKeys()), 1, MAX_KEY_HITS);
    }

    private void searchAny(List<IndexedTerms.IndexedTerm> terms, int minMatch, int max) throws IOException {
        if (terms.isEmpty() || terms.size() < minMatch) {
            return;
        }
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        terms.forEach(term -> any.add(term.query(), BooleanClause.Occur.SHOULD));
        any.setMinimumNumberShouldMatch(minMatch > 1 ? minMatch : 0);
        if (terms.stream().mapToLong(IndexedTerms.IndexedTerm::frequency).sum() <= max) {
            candidates.putAll(hits(any.build(), max));
            return;
        }
        // Among works with the same keys, those whose titles share words with the string come first.
        BooleanQuery.Builder titled = new BooleanQuery.Builder().add(any.build(), BooleanClause.Occur.MUST);
        rareRawWords().forEach(word -> titled.add(word.query(), BooleanClause.Occur.SHOULD));
        candidates.putAll(hits(titled.build(), max));
    }

    private Map<Integer, WorkHit> hits(Query luceneQuery, int max) throws IOException {
        var top = searcher.search(luceneQuery, new TopFieldCollectorManager(BEST_FIRST, max, null, max));
        Map<Integer, WorkHit> hits = new LinkedHashMap<>();
        for (ScoreDoc hit : top.scoreDocs) {
            hits.put(hit.doc, read(hit.doc));
        }
        return hits;
    }

    private WorkHit read(int document) throws IOException {
        WorkHit known = candidates.get(document);
        return known == null ? new WorkHit(works.read(document), rawWords) : known;
    }
}
