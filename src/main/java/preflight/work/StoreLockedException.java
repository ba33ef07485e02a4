package preflight.work;

import java.io.IOException;

/** Another process is writing to the store. Only one writer is allowed at a time. */
public final class StoreLockedException extends IOException {
    private static final long serialVersionUID = 1L;

    public StoreLockedException(Throwable cause) {
        super("another process is writing the index", cause);
    }
}
