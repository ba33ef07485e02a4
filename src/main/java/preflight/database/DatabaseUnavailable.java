package preflight.database;

import org.jspecify.annotations.Nullable;

/** The database could not be opened. The message names the reason and a remedy. */
public final class DatabaseUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DatabaseUnavailable(String message) {
        super(message);
    }

    DatabaseUnavailable(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
