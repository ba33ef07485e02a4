package preflight.console.web;

/** A request that the console refuses, with an HTTP status and a title and message for the person. */
public final class ConsoleRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String title;

    private ConsoleRefusal(int status, String title, String message) {
        super(message);
        this.status = status;
        this.title = title;
    }

    /** The HTTP status. */
    public int status() {
        return status;
    }

    /** The heading of the error page. */
    public String title() {
        return title;
    }

    /** The CSRF token is missing or wrong, or another site sent the form. */
    public static ConsoleRefusal forged() {
        return new ConsoleRefusal(
                403,
                "This did not come from the page",
                "The form was not sent by this page, or the page was opened before your sign-in. Nothing was changed."
                        + " Open the page again and repeat what you did.");
    }

    /** The sign-in link does not exist, was used or has expired. */
    public static ConsoleRefusal linkInvalid() {
        return new ConsoleRefusal(
                403,
                "This sign-in link is not valid",
                "It was used already, has expired, or is not complete. Ask for a new one: a link works once.");
    }

    /** The sign-in with the identity provider failed. */
    public static ConsoleRefusal notSignedIn(String why) {
        return new ConsoleRefusal(403, "You are not signed in", why + " Start again from the sign-in page.");
    }

    /** No account is linked to this identity. */
    public static ConsoleRefusal notLinked(String issuer, String subject) {
        return new ConsoleRefusal(
                403,
                "No account belongs to this sign-in",
                "Ask the operator of the service to link it: ./preflight accounts link ACCOUNT --issuer %s --subject %s"
                        .formatted(issuer, subject));
    }

    /** The person had to authenticate again and the identity provider did not confirm it. */
    public static ConsoleRefusal notReauthenticated() {
        return new ConsoleRefusal(
                403,
                "Your sign-in service did not ask you again",
                "To create a key you must authenticate again, and the service did not confirm that you did."
                        + " Sign out there, then try again.");
    }

    /** The memory for uploads is in use. */
    public static ConsoleRefusal tooManyUploads() {
        return new ConsoleRefusal(
                503,
                "Too many files at once",
                "The gateway is reading as many files as it can. Nothing was charged; send the file again shortly.");
    }

    /** The upload was interrupted, took too long, or is not a form. */
    public static ConsoleRefusal uploadIncomplete() {
        return new ConsoleRefusal(
                400,
                "The file did not arrive",
                "The upload was not complete. Nothing was charged; send the file again.");
    }
}
