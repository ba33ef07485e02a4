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
 * Finds the titles that have most of some words, best first (BM25). A title has a word or has it not, so the works of the rarest
 * words are counted in one go along their lists; a queue of scorers, which a search engine needs for more, costs ten times that.
 */
final class RareWordSearch {
    /** Lists longer than this together are not gone along: more words are asked for instead. */
    private static final long MAX_POSTINGS = 100_000;
    /** A word of more titles than this tells nothing by itself: where no other is known ("in", of a title in another language), nothing is. */
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

    /** A title with enough of the words, and the place of its work's id among those of its segment. */
    private record TitleHit(int document, double score, SortedDocValues ids, int id) {}

    private static final Comparator<TitleHit> BEST_FIRST =
            Comparator.comparingDouble(TitleHit::score).reversed().thenComparing(RareWordSearch::byId);

    /**
     * A search for some words, the rarest first.
     *
     * @param least how many of them a title must have
     */
    RareWordSearch(IndexSearcher searcher, List<IndexedTerm> words, int least) throws IOException {
        this.searcher = searcher;
        this.words = words;
        this.essential =
                essential(words.stream().mapToInt(IndexedTerm::frequency).toArray(), words.size() - least + 1);
        this.minMatch = words.size() - essential + 1;
        CollectionStatistics titles = searcher.collectionStatistics(IndexFields.TITLE);
        long count = titles == null ? 1 : titles.docCount();
        averageLength = titles == null ? 1 : (double) titles.sumTotalTermFreq() / count;
        weights = words.stream()
                .mapToDouble(word -> Math.log(1 + (count - word.frequency() + 0.5) / (word.frequency() + 0.5)))
                .toArray();
    }

    /** So many of the rarest words that each title wanted has one of them at least; none where even the rarest is common. */
    static int essential(int[] frequencies, int wanted) {
        long read = 0;
        int leading = 0;
        while (leading < wanted && read + frequencies[leading] <= (leading == 0 ? MAX_SINGLE_POSTINGS : MAX_POSTINGS)) {
            read += frequencies[leading++];
        }
        return leading;
    }

    /** The documents of the {@code most} best titles; titles alike by the ids of their works. */
    List<Integer> best(int most) throws IOException {
        for (LeafReaderContext leaf : searcher.getLeafContexts()) {
            if (leaf.reader().terms(IndexFields.TITLE) != null) {
                collect(leaf, most);
            }
        }
        return best.stream().sorted(BEST_FIRST).map(TitleHit::document).toList();
    }

    private void collect(LeafReaderContext leaf, int most) throws IOException {
        @Nullable PostingsEnum[] lists = lists(leaf);
        NumericDocValues lengths = leaf.reader().getNormValues(IndexFields.TITLE);
        SortedDocValues ids = DocValues.getSorted(leaf.reader(), IndexFields.ID);
        Bits live = leaf.reader().getLiveDocs();
        for (int document = next(lists); document != NO_MORE_DOCS; document = next(lists)) {
            double weight = weight(lists, document);
            if (weight > 0 && (live == null || live.get(document))) {
                double score = weight * lengthNorm(lengths, document);
                if (best.size() < most || score >= best.element().score()) {
                    ids.advanceExact(document);
                    best.add(new TitleHit(leaf.docBase + document, score, ids, ids.ordValue()));
                }
                if (best.size() > most) {
                    best.remove();
                }
            }
            advance(lists, document);
        }
    }

    /** What the words of a title weigh; nothing where they are too few. */
    private double weight(@Nullable PostingsEnum[] lists, int document) throws IOException {
        int having = 0;
        double weight = 0;
        for (int i = 0; i < lists.length && having + lists.length - i >= minMatch; i++) {
            PostingsEnum list = lists[i];
            if (list != null && i >= essential && list.docID() < document) {
                list.advance(document);
            }
            if (list != null && list.docID() == document) {
                having++;
                weight += weights[i];
            }
        }
        return having < minMatch ? 0 : weight;
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

    /** The next document that has one of the leading words. */
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

    /** Of titles that have the same words, the shorter has fewer others. */
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
