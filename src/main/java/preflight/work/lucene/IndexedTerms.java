package preflight.work.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/**
 * Looks up which of many terms a field has. The terms are looked up in sorted order, so that neighbours in the term dictionary
 * share the cost of seeking. Terms that the index does not have need no search.
 */
final class IndexedTerms {

    /** A term of the index with its dictionary entries. */
    record IndexedTerm(Term term, TermStates states) {
        int frequency() {
            return states.docFreq();
        }

        TermQuery query() {
            return new TermQuery(term, states);
        }
    }

    private IndexedTerms() {}

    static List<IndexedTerm> of(IndexSearcher searcher, String field, Collection<String> texts) throws IOException {
        List<IndexedTerm> requested = new ArrayList<>(texts.size());
        for (String text : new TreeSet<>(texts)) {
            requested.add(new IndexedTerm(new Term(field, text), new TermStates(searcher.getTopReaderContext())));
        }
        for (LeafReaderContext leaf : searcher.getLeafContexts()) {
            Terms terms = leaf.reader().terms(field);
            if (terms != null) {
                register(requested, leaf, terms.iterator());
            }
        }
        requested.removeIf(term -> term.frequency() == 0);
        return requested;
    }

    private static void register(List<IndexedTerm> requested, LeafReaderContext leaf, TermsEnum dictionary)
            throws IOException {
        for (IndexedTerm candidate : requested) {
            BytesRef text = candidate.term().bytes();
            if (dictionary.seekExact(text)) {
                candidate
                        .states()
                        .register(dictionary.termState(), leaf.ord, dictionary.docFreq(), dictionary.totalTermFreq());
            }
        }
    }
}
