package preflight.work;

import java.io.Closeable;
import java.io.IOException;

/**
 * Where imported works go. A work whose canonical id is there already is replaced, so an import may be interrupted and
 * repeated. Not visible to readers before {@link #commit}.
 */
public interface WorkStore extends Closeable {

    /** Adds or replaces one work. Safe for concurrent use. */
    void put(Work work) throws IOException;

    /** Makes all that was put visible and durable. */
    void commit() throws IOException;

    /** How many works there are, as of the last commit. */
    long count() throws IOException;
}
