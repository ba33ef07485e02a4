package preflight.account;

/** Lets in who is signed in. */
public final class SessionDoor {
    private final Sessions sessions;
    private final SiteSettings site;

    /** Knows {@code sessions}. */
    public SessionDoor(Sessions sessions, SiteSettings site) {
        this.sessions = sessions;
        this.site = site;
    }

    /** The session of a browser; throws {@code SignedOut} when it has none. */
    public Session admit(PageRequest request) {
        return Secret.parse(SiteCookie.SESSION.in(request, site))
                .flatMap(sessions::find)
                .orElseThrow(SignedOut::new);
    }
}
