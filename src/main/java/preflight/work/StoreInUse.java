package preflight.work;

import java.io.IOException;

/** Another process is writing the store; only one may at a time. */
public final class StoreInUse extends IOException {
    private static final long serialVersionUID = 1L;

    public StoreInUse(Throwable cause) {
        super("another process is writing the index", cause);
    }
}
