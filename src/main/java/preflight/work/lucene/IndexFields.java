package preflight.work.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;
import preflight.work.Identifiers;
import preflight.work.Work;
import preflight.work.text.Folding;

/** The fields of the index, as works are stored and queries look for them. */
final class IndexFields {
    /** The canonical id; also the order of works that score alike. */
    static final String ID = "id";
    /** DOI, arXiv id, PMID, ISBN, each with its prefix. */
    static final String IDENTIFIER = "identifier";
    /** The folded words of all titles. */
    static final String TITLE = "title";
    /** Pairs of first author, container, year, volume and first page, and all of them together. */
    static final String BLOCKING_KEY = "coordinate";
    /** The work itself, as bytes that need not be decompressed: a look-up reads some dozens. */
    static final String RECORD = "record";
    /** The work itself in indexes of earlier versions, compressed. */
    static final String LEGACY_RECORD = "work";

    static final int MAX_WORD_LENGTH = 100;
    /** No word: words are of letters and digits. */
    private static final String NO_TITLE = "-";

    private static final FieldType WORDS = new FieldType();

    static {
        // A title says a word once or twice: neither frequencies nor positions would tell titles apart.
        WORDS.setIndexOptions(IndexOptions.DOCS);
        WORDS.setTokenized(true);
        WORDS.freeze();
    }

    private IndexFields() {}

    static Document document(Work work) throws IOException {
        Document document = new Document();
        document.add(new StringField(ID, work.canonicalId(), Field.Store.NO));
        document.add(new SortedDocValuesField(ID, new BytesRef(work.canonicalId())));
        for (String identifier : identifiers(work.ids())) {
            document.add(new StringField(IDENTIFIER, identifier, Field.Store.NO));
        }
        Set<String> words = new LinkedHashSet<>(words(work.title()));
        work.otherTitles().forEach(title -> words.addAll(words(title)));
        if (words.isEmpty()) {
            // Every work has the field, so that the length of a title is read at its place and need not be searched
            // for.
            words.add(NO_TITLE);
        }
        document.add(new Field(TITLE, new FoldedTokenStream(words), WORDS));
        for (String coordinate : BlockingKeys.of(work)) {
            document.add(new StringField(BLOCKING_KEY, coordinate, Field.Store.NO));
        }
        document.add(new BinaryDocValuesField(RECORD, WorkCodec.encode(work)));
        return document;
    }

    static List<String> words(String text) {
        return Folding.words(text).stream()
                .filter(word -> word.length() <= MAX_WORD_LENGTH)
                .toList();
    }

    static List<String> identifiers(Identifiers ids) {
        List<String> terms = new ArrayList<>();
        if (ids.doi() != null) {
            terms.add("doi:" + ids.doi().value());
        }
        if (ids.arxiv() != null) {
            terms.add("arxiv:" + ids.arxiv().toLowerCase(Locale.ROOT));
        }
        if (ids.pmid() != null) {
            terms.add("pmid:" + ids.pmid());
        }
        ids.isbns().forEach(isbn -> terms.add("isbn:" + isbn));
        return terms;
    }

    /** Words that are folded already, as a token stream. */
    private static final class FoldedTokenStream extends TokenStream {
        private final Iterator<String> words;
        private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

        FoldedTokenStream(Set<String> words) {
            this.words = words.iterator();
        }

        @Override
        public boolean incrementToken() {
            clearAttributes();
            if (!words.hasNext()) {
                return false;
            }
            term.append(words.next());
            return true;
        }
    }
}
