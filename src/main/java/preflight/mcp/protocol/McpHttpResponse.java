package preflight.mcp.protocol;

import java.util.Map;

/** The HTTP response: complete, or a stream of server-sent events. Writing to a closed connection does nothing. */
public interface McpHttpResponse {

    /** Adds a header to the response. */
    void header(String name, String value);

    /** Sends the complete response; an empty body means no body. */
    void answer(int status, Map<String, String> headers, String body);

    /** Opens a stream: status 200, {@code text/event-stream}. */
    void openStream();

    /** Writes to the open stream. */
    void write(String chunk);

    /** Ends the open stream. */
    void endStream();

    /** Runs {@code action} when the client disconnects before the end. */
    void onDisconnect(Runnable action);
}
