package preflight.mcp.protocol;

import java.util.List;
import java.util.stream.Stream;

/** The versions of MCP that are spoken: two eras, told apart request by request. */
final class ProtocolVersions {
    /** With a handshake; the last is offered to who asks for one we do not speak. */
    static final List<String> WITH_HANDSHAKE = List.of("2025-03-26", "2025-06-18", "2025-11-25");

    /** Without: every request carries its version in its body and its headers. */
    static final String STATELESS = "2026-07-28";

    static final List<String> ALL =
            Stream.concat(WITH_HANDSHAKE.stream(), Stream.of(STATELESS)).toList();

    private ProtocolVersions() {}
}
