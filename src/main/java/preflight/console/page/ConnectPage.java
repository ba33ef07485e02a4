package preflight.console.page;

import java.util.Map;
import preflight.console.session.Session;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageResponse;

/** The page that says how programs and assistants connect. */
public final class ConnectPage {
    private final ConsoleLayout layout;
    private final ConsoleSettings settings;

    public ConnectPage(ConsoleLayout layout, ConsoleSettings settings) {
        this.layout = layout;
        this.settings = settings;
    }

    /** The page. */
    public PageResponse show(Session session) {
        return layout.render(
                "connect",
                session,
                layout.accountOf(session),
                Map.of(
                        "api", settings.resolve("/v1").toString(),
                        "mcp", settings.resolve("/v1/mcp").toString(),
                        "assistantsSignIn", settings.assistantsSignIn()));
    }
}
