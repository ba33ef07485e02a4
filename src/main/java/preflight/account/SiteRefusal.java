package preflight.account;

/** What the settings page does not do, with a status and words for the one who asked. */
public final class SiteRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String title;

    private SiteRefusal(int status, String title, String message) {
        super(message);
        this.status = status;
        this.title = title;
    }

    int status() {
        return status;
    }

    String title() {
        return title;
    }

    static SiteRefusal forged() {
        return new SiteRefusal(
                403,
                "This did not come from the page",
                "The form was not sent by this page, or the page is older than your sign-in. Nothing was changed."
                        + " Open the page again and repeat what you did.");
    }

    static SiteRefusal usedUp() {
        return new SiteRefusal(
                403,
                "This sign-in link is not good",
                "It was used already, has expired, or is not complete. Ask for a new one: a link signs in once.");
    }

    /** The sign-in with the issuer did not come to its end. */
    public static SiteRefusal notSignedIn(String why) {
        return new SiteRefusal(403, "You are not signed in", why + " Start again from the sign-in page.");
    }

    static SiteRefusal notLinked(Issuer.Identity who) {
        return new SiteRefusal(
                403,
                "No account belongs to this sign-in",
                "Ask whoever runs the service to link it: ./preflight accounts link ACCOUNT --issuer %s --subject %s"
                        .formatted(who.issuer(), who.subject()));
    }

    static SiteRefusal notAgain() {
        return new SiteRefusal(
                403,
                "Your sign-in service did not ask you again",
                "To create a key you must prove anew who you are, and the service did not say that you did."
                        + " Sign out there, then try again.");
    }

    /** Files take memory, and there is only so much of it. */
    public static SiteRefusal busy() {
        return new SiteRefusal(
                503,
                "Too many files at once",
                "The gateway is reading as many files as it can. Nothing was charged; send yours again shortly.");
    }

    /** The form with the file broke off, took too long, or is no form. */
    public static SiteRefusal notReceived() {
        return new SiteRefusal(
                400, "The file did not arrive", "It was not received to its end. Nothing was charged; send it again.");
    }
}
