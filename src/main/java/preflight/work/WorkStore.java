package preflight.work;

import java.io.Closeable;
import java.io.IOException;

/**
 * A store that works are imported into. A work with the canonical id of a stored work replaces it, so an import can be interrupted
 * and repeated. Works become visible to readers with {@link #commit}.
 */
public interface WorkStore extends Closeable {

    /** Adds or replaces one work. Safe for concurrent use. */
    void put(Work work) throws IOException;

    /** Makes all added works visible and durable. */
    void commit() throws IOException;

    /** The number of works as of the last commit. */
    long count() throws IOException;
}
