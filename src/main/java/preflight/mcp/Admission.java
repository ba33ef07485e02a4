package preflight.mcp;

import java.util.Map;
import preflight.access.Caller;

/** Finds out who calls, by whatever the call presents. Uses up nothing of a rate. */
public interface Admission {

    /** Decides about a call. */
    Decision admit(HttpCall call);

    /** What was decided. */
    sealed interface Decision {}

    /** May call. */
    record Admitted(Caller caller) implements Decision {}

    /** May not; to be answered over HTTP as it stands. */
    record Refused(int status, Map<String, String> headers, String body) implements Decision {
        public Refused {
            headers = Map.copyOf(headers);
        }
    }
}
