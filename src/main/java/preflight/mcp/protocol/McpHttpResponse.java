package preflight.mcp.protocol;

import java.util.Map;

/** Where the answer to an {@link McpHttpRequest} goes: whole, or as a stream of events. Writing to who has left does nothing. */
public interface McpHttpResponse {

    /** Adds a header to whatever is answered. */
    void header(String name, String value);

    /** Answers at once; an empty body is none. */
    void answer(int status, Map<String, String> headers, String body);

    /** Begins a stream: status 200, {@code text/event-stream}. */
    void openStream();

    /** Writes to the stream begun. */
    void write(String chunk);

    /** Ends the stream begun. */
    void endStream();

    /** Has {@code action} run when the client leaves before the end. */
    void onDisconnect(Runnable action);
}
