package preflight.console.web;

/** The paths of the console. They must equal those of routes/settings.camel.yaml and routes/report.camel.yaml. */
public final class ConsolePath {
    /** The API keys; the first page after sign-in. */
    public static final String HOME = "/settings";
    /** The page that checks a file. */
    public static final String REPORT = "/report";
    /** The sign-in page. */
    public static final String SIGN_IN = "/settings/sign-in";
    /** Redirects to the identity provider. */
    public static final String SIGN_IN_PROVIDER = "/settings/sign-in/start";
    /** Redirects to the identity provider, which must authenticate the person again. */
    public static final String REAUTHENTICATE = SIGN_IN_PROVIDER + "?again";
    /** The redirect URI: where the identity provider sends the browser back to. */
    public static final String SIGN_IN_CALLBACK = "/settings/sign-in/callback";

    private ConsolePath() {}
}
