package preflight.mcp.protocol;

import java.util.List;
import java.util.stream.Stream;

/** The supported MCP versions, with and without handshake; each request tells which one it uses. */
final class ProtocolVersions {
    /** Versions with a handshake; the last is offered to a client that requests an unsupported one. */
    static final List<String> WITH_HANDSHAKE = List.of("2025-03-26", "2025-06-18", "2025-11-25");

    /** The version without a handshake: every request has its version in the body and in the headers. */
    static final String STATELESS = "2026-07-28";

    static final List<String> ALL =
            Stream.concat(WITH_HANDSHAKE.stream(), Stream.of(STATELESS)).toList();

    private ProtocolVersions() {}
}
