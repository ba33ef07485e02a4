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
 * The terms of a field that an index has, of many that were asked for. They are looked up together and in their order, so that
 * those that stand side by side in the dictionary cost one way to it; what the index does not have need not be searched for.
 */
final class IndexedTerms {

    /** A term and where its works stand. */
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
        List<IndexedTerm> asked = new ArrayList<>(texts.size());
        for (String text : new TreeSet<>(texts)) {
            asked.add(new IndexedTerm(new Term(field, text), new TermStates(searcher.getTopReaderContext())));
        }
        for (LeafReaderContext leaf : searcher.getLeafContexts()) {
            Terms terms = leaf.reader().terms(field);
            if (terms != null) {
                register(asked, leaf, terms.iterator());
            }
        }
        asked.removeIf(term -> term.frequency() == 0);
        return asked;
    }

    private static void register(List<IndexedTerm> asked, LeafReaderContext leaf, TermsEnum dictionary)
            throws IOException {
        for (IndexedTerm known : asked) {
            BytesRef text = known.term().bytes();
            if (dictionary.seekExact(text)) {
                known.states()
                        .register(dictionary.termState(), leaf.ord, dictionary.docFreq(), dictionary.totalTermFreq());
            }
        }
    }
}
