package preflight.work.lucene;

import static org.apache.lucene.search.DocIdSetIterator.NO_MORE_DOCS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.TermState;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.CollectionStatistics;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.IOSupplier;
import org.apache.lucene.util.SmallFloat;
import org.jspecify.annotations.Nullable;
import preflight.work.lucene.IndexedTerms.IndexedTerm;

/**
 * Finds the titles with most of the given words, best first (BM25 without term frequency). It merges the postings of the rarest
 * words directly, as in MaxScore; a Lucene boolean query with its queue of scorers takes ten times as long.
 */
final class RareWordSearch {
    /** Most postings that are read in full. When the rarest words have more, a title must have more of the words instead. */
    private static final long MAX_POSTINGS = 100_000;
    /** A word in more titles than this is not searched alone: when even the rarest word is that common, nothing is found. */
    private static final long MAX_SINGLE_POSTINGS = 300_000;

    private static final double K1 = 1.2;
    private static final double B = 0.75;

    private final IndexSearcher searcher;
    private final List<IndexedTerm> words;
    private final int minMatch;
    private final int essential;
    private final double[] weights;
    private final double averageLength;
    private final PriorityQueue<TitleHit> best = new PriorityQueue<>(BEST_FIRST.reversed());

    /** A title with enough of the words. {@code id} is the ordinal of its work's id among the {@code ids} of its segment. */
    private record TitleHit(int document, double score, SortedDocValues ids, int id) {}

    private static final Comparator<TitleHit> BEST_FIRST =
            Comparator.comparingDouble(TitleHit::score).reversed().thenComparing(RareWordSearch::byId);

    /**
     * A search for words, given rarest first.
     *
     * @param minMatch how many of the words a title must have
     */
    RareWordSearch(IndexSearcher searcher, List<IndexedTerm> words, int minMatch) throws IOException {
        this.searcher = searcher;
        this.words = words;
        this.essential =
                essential(words.stream().mapToInt(IndexedTerm::frequency).toArray(), words.size() - minMatch + 1);
        this.minMatch = words.size() - essential + 1;
        CollectionStatistics titles = searcher.collectionStatistics(IndexFields.TITLE);
        long count = titles == null ? 1 : titles.docCount();
        averageLength = titles == null ? 1 : (double) titles.sumTotalTermFreq() / count;
        weights = words.stream()
                .mapToDouble(word -> Math.log(1 + (count - word.frequency() + 0.5) / (word.frequency() + 0.5)))
                .toArray();
    }

    /** The number of rarest words whose postings are read in full, at most {@code wanted}; 0 when even the rarest word is too common. */
    static int essential(int[] frequencies, int wanted) {
        long postings = 0;
        int leading = 0;
        while (leading < wanted
                && postings + frequencies[leading] <= (leading == 0 ? MAX_SINGLE_POSTINGS : MAX_POSTINGS)) {
            postings += frequencies[leading++];
        }
        return leading;
    }

    /** The documents of the {@code max} best titles; titles with equal scores are ordered by the ids of their works. */
    List<Integer> best(int max) throws IOException {
        for (LeafReaderContext leaf : searcher.getLeafContexts()) {
            if (leaf.reader().terms(IndexFields.TITLE) != null) {
                collect(leaf, max);
            }
        }
        return best.stream().sorted(BEST_FIRST).map(TitleHit::document).toList();
    }

    private void collect(LeafReaderContext leaf, int max) throws IOException {
        @Nullable PostingsEnum[] lists = lists(leaf);
        NumericDocValues lengths = leaf.reader().getNormValues(IndexFields.TITLE);
        SortedDocValues ids = DocValues.getSorted(leaf.reader(), IndexFields.ID);
        Bits live = leaf.reader().getLiveDocs();
        for (int document = next(lists); document != NO_MORE_DOCS; document = next(lists)) {
            double weight = weight(lists, document);
            if (weight > 0 && (live == null || live.get(document))) {
                double score = weight * lengthNorm(lengths, document);
                if (best.size() < max || score >= best.element().score()) {
                    ids.advanceExact(document);
                    best.add(new TitleHit(leaf.docBase + document, score, ids, ids.ordValue()));
                }
                if (best.size() > max) {
                    best.remove();
                }
            }
            advance(lists, document);
        }
    }

    /** The sum of the weights of a title's words; 0 when it has too few of the words. */
    private double weight(@Nullable PostingsEnum[] lists, int document) throws IOException {
        int matched = 0;
        double weight = 0;
        for (int i = 0; i < lists.length && matched + lists.length - i >= minMatch; i++) {
            PostingsEnum list = lists[i];
            if (list != null && i >= essential && list.docID() < document) {
                list.advance(document);
            }
            if (list != null && list.docID() == document) {
                matched++;
                weight += weights[i];
            }
        }
        return matched < minMatch ? 0 : weight;
    }

    private @Nullable PostingsEnum[] lists(LeafReaderContext leaf) throws IOException {
        TermsEnum dictionary = leaf.reader().terms(IndexFields.TITLE).iterator();
        @Nullable PostingsEnum[] lists = new PostingsEnum[words.size()];
        for (int i = 0; i < lists.length; i++) {
            IOSupplier<TermState> state = words.get(i).states().get(leaf);
            if (state != null) {
                dictionary.seekExact(words.get(i).term().bytes(), state.get());
                PostingsEnum list = dictionary.postings(null, PostingsEnum.NONE);
                if (i < essential) {
                    list.nextDoc();
                }
                lists[i] = list;
            }
        }
        return lists;
    }

    /** The next document with one of the essential words. */
    private int next(@Nullable PostingsEnum[] lists) {
        int next = NO_MORE_DOCS;
        for (int i = 0; i < essential; i++) {
            PostingsEnum list = lists[i];
            next = list == null ? next : Math.min(next, list.docID());
        }
        return next;
    }

    private void advance(@Nullable PostingsEnum[] lists, int document) throws IOException {
        for (int i = 0; i < essential; i++) {
            PostingsEnum list = lists[i];
            if (list != null && list.docID() == document) {
                list.nextDoc();
            }
        }
    }

    /** Length normalisation: among titles with the same words, a shorter title scores higher. */
    private double lengthNorm(@Nullable NumericDocValues lengths, int document) throws IOException {
        double length = lengths != null && lengths.advanceExact(document)
                ? SmallFloat.byte4ToInt((byte) lengths.longValue())
                : averageLength;
        return 1 / (1 + K1 * (1 - B + B * length / averageLength));
    }

    private static int byId(TitleHit one, TitleHit other) {
        if (one.ids() == other.ids()) {
            return Integer.compare(one.id(), other.id());
        }
        try {
            return one.ids().lookupOrd(one.id()).compareTo(other.ids().lookupOrd(other.id()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
