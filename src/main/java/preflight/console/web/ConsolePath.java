package preflight.console.web;

/** The addresses of the settings page; routes/settings.camel.yaml has the same. */
public final class ConsolePath {
    /** The keys, where one lands. */
    public static final String HOME = "/settings";
    /** Where a file is checked. */
    public static final String REPORT = "/report";
    /** Where one signs in. */
    public static final String SIGN_IN = "/settings/sign-in";
    /** Leads on to the issuer. */
    public static final String SIGN_IN_PROVIDER = "/settings/sign-in/start";
    /** Leads on to the issuer, which is to ask anew who it is. */
    public static final String REAUTHENTICATE = SIGN_IN_PROVIDER + "?again";
    /** Where the issuer sends people back to. */
    public static final String SIGN_IN_CALLBACK = "/settings/sign-in/callback";

    private ConsolePath() {}
}
