package preflight.work;

/** A scholarly index in this process. Implementations are safe for concurrent use and never throw when the index fails. */
public interface WorkIndex {

    /** Searches for the works that a reference may cite. */
    IndexAnswer find(WorkQuery query);
}
