package preflight.work.lucene;

import java.io.IOException;
import java.util.List;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.BytesRef;
import preflight.work.Work;

/** Reads works by document number. */
final class StoredWorks {
    private final IndexSearcher searcher;

    StoredWorks(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    Work read(int document) throws IOException {
        List<LeafReaderContext> leaves = searcher.getLeafContexts();
        LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(document, leaves));
        BinaryDocValues records = leaf.reader().getBinaryDocValues(IndexFields.RECORD);
        if (records != null && records.advanceExact(document - leaf.docBase)) {
            return WorkCodec.decode(records.binaryValue());
        }
        // Works imported by an earlier version are in a compressed stored field.
        BytesRef bytes = searcher.storedFields().document(document).getBinaryValue(IndexFields.LEGACY_RECORD);
        if (bytes == null) {
            throw new IOException("a document without a work");
        }
        return WorkCodec.decode(bytes);
    }
}
