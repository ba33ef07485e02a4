package preflight.console.page;

import java.util.Map;
import preflight.console.session.Session;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageResponse;

/** How programs and assistants reach the checks. */
public final class ConnectPage {
    private final ConsoleLayout frame;
    private final ConsoleSettings site;

    public ConnectPage(ConsoleLayout frame, ConsoleSettings site) {
        this.frame = frame;
        this.site = site;
    }

    /** The page. */
    public PageResponse show(Session session) {
        return frame.render(
                "connect",
                session,
                frame.accountOf(session),
                Map.of(
                        "api", site.resolve("/v1").toString(),
                        "mcp", site.resolve("/v1/mcp").toString(),
                        "assistantsSignIn", site.assistantsSignIn()));
    }
}
