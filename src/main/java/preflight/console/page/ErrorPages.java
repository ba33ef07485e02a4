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

/** Maps an exception to an error page, or to JSON for the script of the page. */
public final class ErrorPages {
    /** More causes than any real exception has. */
    private static final int MAX_CAUSE_DEPTH = 50;

    private static final ErrorMessage INTERNAL_ERROR = new ErrorMessage(
            500,
            "The page failed",
            "This is a fault of the gateway. Try again, and give the operator the X-Request-Id if it happens again.",
            "");

    private final PageTemplates templates;
    private final ConsoleSettings settings;

    public ErrorPages(PageTemplates templates, ConsoleSettings settings) {
        this.templates = templates;
        this.settings = settings;
    }

    /** What to show; {@code signIn} is where a sign-in helps, or empty. */
    private record ErrorMessage(int status, String title, String detail, String signIn) {}

    /** The response to a failure. A status of 500 and above is a fault of the gateway or of a service behind it. */
    public PageResponse toResponse(PageRequest request, Throwable failure) {
        Throwable cause = failure;
        // Callers wrap exceptions. A chain of causes can be circular, so its depth is limited.
        for (int depth = 0; cause != null && depth < MAX_CAUSE_DEPTH; depth++, cause = cause.getCause()) {
            Optional<ErrorMessage> error = errorMessage(cause, String.valueOf(cause.getMessage()));
            if (error.isPresent()) {
                return toResponse(request, error.get());
            }
        }
        return toResponse(request, INTERNAL_ERROR);
    }

    private PageResponse toResponse(PageRequest request, ErrorMessage error) {
        if (request.expectsJson()) {
            Map<String, String> fields = new LinkedHashMap<>(Map.of("detail", error.detail()));
            if (!error.signIn().isEmpty()) {
                fields.put("signIn", error.signIn());
            }
            return PageResponse.json(error.status(), fields);
        }
        if (error.status() == 401) {
            return PostLoginRedirect.redirectToSignIn(request, error.signIn(), settings);
        }
        return PageResponse.html(
                error.status(), templates.render("refusal", Map.of("title", error.title(), "detail", error.detail())));
    }

    private static Optional<ErrorMessage> errorMessage(Throwable cause, String message) {
        return Optional.ofNullable(
                switch (cause) {
                    case NotSignedIn _ -> new ErrorMessage(401, "You are signed out", message, ConsolePath.SIGN_IN);
                    case ReauthenticationRequired old ->
                        new ErrorMessage(403, "Confirm that it is you", message, old.signInPath());
                    case ConsoleRefusal refused -> new ErrorMessage(refused.status(), refused.title(), message, "");
                    case InvalidName _ -> new ErrorMessage(422, "The name cannot be used", sentence(message), "");
                    case AccountRefusal _ -> new ErrorMessage(409, "That cannot be done", message, "");
                    case IdentityProvider.Unavailable _ ->
                        new ErrorMessage(502, "The sign-in service does not answer", message, "");
                    case JdbiException _ ->
                        new ErrorMessage(
                                503,
                                "Your account cannot be read for the moment",
                                "The database does not answer. Your keys and credits are not affected; try again shortly."
                                        + " If you were just creating a key, look through the list afterwards and revoke"
                                        + " any key that you did not see.",
                                "");
                    default -> null;
                });
    }

    private static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".";
    }
}
