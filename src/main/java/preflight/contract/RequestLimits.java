package preflight.contract;

/**
 * The size limits of a request. The OpenAPI contract states and enforces them; a test compares these constants with the contract
 * and the Kamelets.
 */
public final class RequestLimits {
    /** The largest number of references in one request. */
    public static final int MAX_REFERENCES = 100;
    /** The largest number of characters (Unicode code points) of text in one request. */
    public static final int MAX_CHARACTERS = 200_000;

    private RequestLimits() {}
}
