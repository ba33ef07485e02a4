package preflight.work.live;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.work.IndexAnswer;
import preflight.work.InvalidWorkException;
import preflight.work.Work;

/** Reads the HTTP responses of an index and names its failures. */
public final class UpstreamResponseReader {
    private static final Logger LOG = LoggerFactory.getLogger(UpstreamResponseReader.class);
    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final String name;

    /** A reader for the index with this display name. */
    public UpstreamResponseReader(String name) {
        this.name = name;
    }

    /** Reads the works of one JSON record. */
    public interface WorkReader {
        /** Reads one work. */
        Work read(JsonNode record) throws InvalidWorkException;
    }

    /** The JSON object of a response. Throws unless the status is 200 and the body is a JSON object. */
    public JsonNode json(int status, byte @Nullable [] body) throws UpstreamException {
        if (status == 429) {
            throw UpstreamException.retryable("refuses more requests for the moment (429)");
        }
        if (status >= 500) {
            throw UpstreamException.retryable("answered with status " + status);
        }
        if (status != 200) {
            throw new UpstreamException("answered with status " + status);
        }
        try {
            JsonNode json = JSON.readTree(body == null ? new byte[0] : body);
            if (json.isObject()) {
                return json;
            }
        } catch (IOException malformed) {
            LOG.debug("{} sent malformed JSON", name, malformed);
        }
        throw new UpstreamException("gave an unreadable answer");
    }

    /** Reads a list of works. One invalid record makes the response unusable, because it is unknown what it stood for. */
    public static LookupReply works(JsonNode list, WorkReader reader) throws UpstreamException {
        if (!list.isArray()) {
            throw new UpstreamException("gave an answer without works");
        }
        List<Work> works = new ArrayList<>();
        for (JsonNode record : list) {
            try {
                works.add(reader.read(record));
            } catch (InvalidWorkException notAWork) {
                throw new UpstreamException("gave a record that is not a work");
            }
        }
        return new LookupReply.Works(works);
    }

    /** The reply for a failed request. {@code cause} is null when the circuit breaker is open and no request was sent. */
    public LookupReply failed(@Nullable Throwable cause) {
        String reason = reason(cause);
        LOG.warn("{} {}", name, reason);
        return new LookupReply.Fault(
                new IndexAnswer.Unavailable(name, reason),
                cause instanceof UpstreamException fault && fault.retryable());
    }

    /** The reply for a request that the index rejected. */
    public LookupReply rejected(int status) {
        return new LookupReply.RequestRejected(new IndexAnswer.Unavailable(name, "answered with status " + status));
    }

    /** Whether a status means that the request itself is malformed or too long. */
    public static boolean isRejection(int status) {
        return status == 400 || status == 413 || status == 414 || status == 431;
    }

    private static String reason(@Nullable Throwable cause) {
        return switch (cause) {
            case null -> "failed repeatedly and is paused for a moment";
            case UpstreamException fault -> fault.reason();
            case InterruptedIOException late -> "did not answer in time";
            case UnknownHostException unknown -> "cannot be reached";
            case ConnectException refused -> "cannot be reached";
            case NoRouteToHostException away -> "cannot be reached";
            case SSLException insecure -> "cannot be reached securely";
            case SocketException broken -> "broke the connection";
            case IOException broken -> "did not send its whole answer";
            default -> "could not be queried";
        };
    }
}
