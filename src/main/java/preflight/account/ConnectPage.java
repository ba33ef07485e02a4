package preflight.account;

import java.util.Map;

/** How programs and assistants reach the checks. */
public final class ConnectPage {
    private final Frame frame;
    private final SiteSettings site;

    ConnectPage(Frame frame, SiteSettings site) {
        this.frame = frame;
        this.site = site;
    }

    /** The page. */
    public PageAnswer show(Session session) {
        return frame.page(
                "connect",
                session,
                frame.accountOf(session),
                Map.of(
                        "api", site.at("/v1").toString(),
                        "mcp", site.at("/v1/mcp").toString(),
                        "assistantsSignIn", site.assistantsSignIn()));
    }
}
