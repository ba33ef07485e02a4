package preflight.work;

/** A scholarly index that answers in-process. Implementations are safe for concurrent use and never throw for a fault of theirs. */
public interface WorkIndex {

    /** Looks for the works a reference may mean. */
    IndexAnswer find(WorkQuery query);
}
