package preflight.access;

import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The id of a request in logs and answers. */
public final class RequestId {
    private static final Pattern ACCEPTED = Pattern.compile("[A-Za-z0-9._:-]{1,128}");

    private RequestId() {}

    /** The id that the client sent, if it is safe in a header and a log line; a new id otherwise. */
    public static String of(@Nullable String given) {
        return given != null && ACCEPTED.matcher(given).matches()
                ? given
                : UUID.randomUUID().toString();
    }
}
