package preflight.console.page;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import preflight.access.account.AccountRefusal;
import preflight.access.account.InvalidName;
import preflight.console.session.IdentityProvider;
import preflight.console.session.NotSignedIn;
import preflight.console.session.PostLoginRedirect;
import preflight.console.session.ReauthenticationRequired;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleRefusal;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/** From what a page threw to what the person is told: a page, or for the script its words. */
public final class ErrorPages {
    private static final Refusal INTERNAL_ERROR = new Refusal(
            500,
            "The page failed",
            "This is a fault of the gateway. Try again, and tell whoever runs it the X-Request-Id if it goes on.",
            "");

    private final PageTemplates templates;
    private final ConsoleSettings site;

    public ErrorPages(PageTemplates templates, ConsoleSettings site) {
        this.templates = templates;
        this.site = site;
    }

    /** What is said; {@code signIn} is where a sign-in would help, or empty. */
    private record Refusal(int status, String title, String detail, String signIn) {}

    /** The answer to a failure; a status of 500 and above is a fault behind the page. */
    public PageResponse toResponse(PageRequest request, Throwable failure) {
        Throwable cause = failure;
        // Camel and libraries wrap. A chain of causes may be a circle; no real one is this long.
        for (int depth = 0; cause != null && depth < 50; depth++, cause = cause.getCause()) {
            Optional<Refusal> refusal = refusal(cause, String.valueOf(cause.getMessage()));
            if (refusal.isPresent()) {
                return toResponse(request, refusal.get());
            }
        }
        return toResponse(request, INTERNAL_ERROR);
    }

    private PageResponse toResponse(PageRequest request, Refusal refusal) {
        if (request.expectsJson()) {
            Map<String, String> fields = new LinkedHashMap<>(Map.of("detail", refusal.detail()));
            if (!refusal.signIn().isEmpty()) {
                fields.put("signIn", refusal.signIn());
            }
            return PageResponse.json(refusal.status(), fields);
        }
        if (refusal.status() == 401) {
            return PostLoginRedirect.redirectToSignIn(request, refusal.signIn(), site);
        }
        return PageResponse.html(
                refusal.status(),
                templates.render("refusal", Map.of("title", refusal.title(), "detail", refusal.detail())));
    }

    private static Optional<Refusal> refusal(Throwable cause, String message) {
        return Optional.ofNullable(
                switch (cause) {
                    case NotSignedIn _ -> new Refusal(401, "You are signed out", message, ConsolePath.SIGN_IN);
                    case ReauthenticationRequired old ->
                        new Refusal(403, "Confirm that it is you", message, old.signInPath());
                    case ConsoleRefusal refused -> new Refusal(refused.status(), refused.title(), message, "");
                    case InvalidName _ -> new Refusal(422, "The name cannot be used", sentence(message), "");
                    case AccountRefusal _ -> new Refusal(409, "That cannot be done", message, "");
                    case IdentityProvider.Unavailable _ ->
                        new Refusal(502, "The sign-in service does not answer", message, "");
                    case JdbiException _ ->
                        new Refusal(
                                503,
                                "Your account cannot be read for the moment",
                                "The database does not answer. Your keys and credits are not affected; try again shortly."
                                        + " If you were just creating a key, look through the list afterwards and revoke"
                                        + " one you have not seen.",
                                "");
                    default -> null;
                });
    }

    private static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".";
    }
}
