package preflight.mcp.protocol;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;

/** The response to one request: plain JSON, or an event stream if anything is sent before the result. */
public final class ResponseStream {
    public static final Map<String, String> JSON_TYPE = Map.of("Content-Type", "application/json");

    private final McpHttpResponse reply;
    private final ObjectMapper json;
    private boolean open;
    private boolean ended;

    public ResponseStream(McpHttpResponse reply, ObjectMapper json) {
        this.reply = reply;
        this.json = json;
    }

    /** Sends a notification before the result. */
    public synchronized void notify(String method, Map<String, Object> params) {
        if (ended) {
            return;
        }
        Map<String, Object> notification = new LinkedHashMap<>();
        notification.put("jsonrpc", "2.0");
        notification.put("method", method);
        notification.put("params", params);
        begin();
        reply.write(event(notification));
    }

    /** Sends a comment, so that proxies do not close an idle connection. */
    public synchronized void keepAlive() {
        if (!ended) {
            begin();
            reply.write(": still checking\n\n");
        }
    }

    /** Sends the result; {@code status} applies only if no stream was opened. */
    public synchronized void finish(int status, Object response) {
        if (ended) {
            return;
        }
        ended = true;
        if (open) {
            reply.write(event(response));
            reply.endStream();
        } else {
            reply.answer(status, JSON_TYPE, text(response));
        }
    }

    private void begin() {
        if (!open) {
            open = true;
            reply.openStream();
        }
    }

    private String event(Object message) {
        return "event: message\ndata: " + text(message) + "\n\n";
    }

    private String text(Object message) {
        try {
            return json.writeValueAsString(message);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
