package preflight.access;

import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The id of a call, by which its lines in the log are found. */
public final class RequestId {
    private static final Pattern ACCEPTED = Pattern.compile("[A-Za-z0-9._:-]{1,128}");

    private RequestId() {}

    /** The caller's own id where it is fit for a header and a log line, a new one otherwise. */
    public static String of(@Nullable Object given) {
        return given != null && ACCEPTED.matcher(given.toString()).matches()
                ? given.toString()
                : UUID.randomUUID().toString();
    }
}
