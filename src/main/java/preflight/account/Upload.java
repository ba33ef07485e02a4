package preflight.account;

/** A form with a file in it, of which nothing has been received yet. */
public interface Upload {

    /** The request; its fields are there once the form is received. */
    PageRequest request();

    /**
     * Receives the form to its end, into memory that has a bound.
     *
     * @throws SiteRefusal when it does not arrive, or there is no room for it now
     */
    SentFile receive();
}
