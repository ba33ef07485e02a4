package preflight.console.web;

import preflight.console.session.IdentityProvider;

/** What the settings page does not do, with a status and words for the one who asked. */
public final class ConsoleRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String title;

    private ConsoleRefusal(int status, String title, String message) {
        super(message);
        this.status = status;
        this.title = title;
    }

    public int status() {
        return status;
    }

    public String title() {
        return title;
    }

    public static ConsoleRefusal forged() {
        return new ConsoleRefusal(
                403,
                "This did not come from the page",
                "The form was not sent by this page, or the page is older than your sign-in. Nothing was changed."
                        + " Open the page again and repeat what you did.");
    }

    public static ConsoleRefusal linkInvalid() {
        return new ConsoleRefusal(
                403,
                "This sign-in link is not good",
                "It was used already, has expired, or is not complete. Ask for a new one: a link signs in once.");
    }

    /** The sign-in with the issuer did not come to its end. */
    public static ConsoleRefusal notSignedIn(String why) {
        return new ConsoleRefusal(403, "You are not signed in", why + " Start again from the sign-in page.");
    }

    public static ConsoleRefusal notLinked(IdentityProvider.Identity who) {
        return new ConsoleRefusal(
                403,
                "No account belongs to this sign-in",
                "Ask whoever runs the service to link it: ./preflight accounts link ACCOUNT --issuer %s --subject %s"
                        .formatted(who.issuer(), who.subject()));
    }

    public static ConsoleRefusal notReauthenticated() {
        return new ConsoleRefusal(
                403,
                "Your sign-in service did not ask you again",
                "To create a key you must prove anew who you are, and the service did not say that you did."
                        + " Sign out there, then try again.");
    }

    /** Files take memory, and there is only so much of it. */
    public static ConsoleRefusal tooManyUploads() {
        return new ConsoleRefusal(
                503,
                "Too many files at once",
                "The gateway is reading as many files as it can. Nothing was charged; send yours again shortly.");
    }

    /** The form with the file broke off, took too long, or is no form. */
    public static ConsoleRefusal uploadIncomplete() {
        return new ConsoleRefusal(
                400, "The file did not arrive", "It was not received to its end. Nothing was charged; send it again.");
    }
}
