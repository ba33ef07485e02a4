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
import preflight.work.lucene.KnownTerms.Known;

/**
 * Finds the titles that have most of some words, best first (BM25). A title has a word or has it not, so the works of the rarest
 * words are counted in one go along their lists; a queue of scorers, which a search engine needs for more, costs ten times that.
 */
final class RareWords {
    /** Lists longer than this together are not gone along: more words are asked for instead. */
    private static final long MOST_READ = 100_000;
    /** A word of more titles than this tells nothing by itself: where no other is known ("in", of a title in another language), nothing is. */
    private static final long MOST_OF_ONE = 300_000;

    private static final double K1 = 1.2;
    private static final double B = 0.75;

    private final IndexSearcher searcher;
    private final List<Known> words;
    private final int least;
    private final int leading;
    private final double[] weights;
    private final double averageLength;
    private final PriorityQueue<Hit> best = new PriorityQueue<>(BEST_FIRST.reversed());

    /** A title with enough of the words, and the place of its work's id among those of its segment. */
    private record Hit(int document, double score, SortedDocValues ids, int id) {}

    private static final Comparator<Hit> BEST_FIRST =
            Comparator.comparingDouble(Hit::score).reversed().thenComparing(RareWords::byId);

    /**
     * A search for some words, the rarest first.
     *
     * @param least how many of them a title must have
     */
    RareWords(IndexSearcher searcher, List<Known> words, int least) throws IOException {
        this.searcher = searcher;
        this.words = words;
        this.leading = leading(words.stream().mapToInt(Known::frequency).toArray(), words.size() - least + 1);
        this.least = words.size() - leading + 1;
        CollectionStatistics titles = searcher.collectionStatistics(Fields.TITLE);
        long count = titles == null ? 1 : titles.docCount();
        averageLength = titles == null ? 1 : (double) titles.sumTotalTermFreq() / count;
        weights = words.stream()
                .mapToDouble(word -> Math.log(1 + (count - word.frequency() + 0.5) / (word.frequency() + 0.5)))
                .toArray();
    }

    /** So many of the rarest words that each title wanted has one of them at least; none where even the rarest is common. */
    static int leading(int[] frequencies, int wanted) {
        long read = 0;
        int leading = 0;
        while (leading < wanted && read + frequencies[leading] <= (leading == 0 ? MOST_OF_ONE : MOST_READ)) {
            read += frequencies[leading++];
        }
        return leading;
    }

    /** The documents of the {@code most} best titles; titles alike by the ids of their works. */
    List<Integer> best(int most) throws IOException {
        for (LeafReaderContext leaf : searcher.getLeafContexts()) {
            if (leaf.reader().terms(Fields.TITLE) != null) {
                collect(leaf, most);
            }
        }
        return best.stream().sorted(BEST_FIRST).map(Hit::document).toList();
    }

    private void collect(LeafReaderContext leaf, int most) throws IOException {
        @Nullable PostingsEnum[] lists = lists(leaf);
        NumericDocValues lengths = leaf.reader().getNormValues(Fields.TITLE);
        SortedDocValues ids = DocValues.getSorted(leaf.reader(), Fields.ID);
        Bits live = leaf.reader().getLiveDocs();
        for (int document = next(lists); document != NO_MORE_DOCS; document = next(lists)) {
            double weight = weight(lists, document);
            if (weight > 0 && (live == null || live.get(document))) {
                double score = weight * shortness(lengths, document);
                if (best.size() < most || score >= best.element().score()) {
                    ids.advanceExact(document);
                    best.add(new Hit(leaf.docBase + document, score, ids, ids.ordValue()));
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
        for (int i = 0; i < lists.length && having + lists.length - i >= least; i++) {
            PostingsEnum list = lists[i];
            if (list != null && i >= leading && list.docID() < document) {
                list.advance(document);
            }
            if (list != null && list.docID() == document) {
                having++;
                weight += weights[i];
            }
        }
        return having < least ? 0 : weight;
    }

    private @Nullable PostingsEnum[] lists(LeafReaderContext leaf) throws IOException {
        TermsEnum dictionary = leaf.reader().terms(Fields.TITLE).iterator();
        @Nullable PostingsEnum[] lists = new PostingsEnum[words.size()];
        for (int i = 0; i < lists.length; i++) {
            IOSupplier<TermState> state = words.get(i).states().get(leaf);
            if (state != null) {
                dictionary.seekExact(words.get(i).term().bytes(), state.get());
                PostingsEnum list = dictionary.postings(null, PostingsEnum.NONE);
                if (i < leading) {
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
        for (int i = 0; i < leading; i++) {
            PostingsEnum list = lists[i];
            next = list == null ? next : Math.min(next, list.docID());
        }
        return next;
    }

    private void advance(@Nullable PostingsEnum[] lists, int document) throws IOException {
        for (int i = 0; i < leading; i++) {
            PostingsEnum list = lists[i];
            if (list != null && list.docID() == document) {
                list.nextDoc();
            }
        }
    }

    /** Of titles that have the same words, the shorter has fewer others. */
    private double shortness(@Nullable NumericDocValues lengths, int document) throws IOException {
        double length = lengths != null && lengths.advanceExact(document)
                ? SmallFloat.byte4ToInt((byte) lengths.longValue())
                : averageLength;
        return 1 / (1 + K1 * (1 - B + B * length / averageLength));
    }

    private static int byId(Hit one, Hit other) {
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
