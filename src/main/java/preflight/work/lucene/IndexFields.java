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

/** The fields of the index and the terms that works and queries have in them. */
final class IndexFields {
    /** The canonical id. It also orders works with equal scores. */
    static final String ID = "id";
    /** DOI, arXiv id, PMID and ISBN, each with its prefix. */
    static final String IDENTIFIER = "identifier";
    /** The folded words of all titles. */
    static final String TITLE = "title";
    /** Blocking keys (see {@link BlockingKeys}). The field keeps its first name, so that existing indexes stay readable. */
    static final String BLOCKING_KEY = "coordinate";
    /** The encoded work, uncompressed, because a search reads dozens of works. */
    static final String RECORD = "record";
    /** The encoded work in indexes of earlier versions, as a compressed stored field. */
    static final String LEGACY_RECORD = "work";

    static final int MAX_WORD_LENGTH = 100;
    /** Term for a work without title. It cannot be a word, since words consist of letters and digits. */
    private static final String NO_TITLE = "-";

    private static final FieldType WORDS = new FieldType();

    static {
        // A word occurs once or twice in a title: frequencies and positions would not help to rank titles.
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
            // Every work has the field, so that the norms are dense and faster to read.
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

    /** A token stream over folded words. */
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
