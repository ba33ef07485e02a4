package preflight.reference.compare;

/** How one field of a reference compares with the same field of a candidate. */
public enum ComparisonLevel {
    /** The values are the same. */
    AGREES,
    /** The values differ as they often do for the same work: years of print and of online publication, an incomplete list. */
    CLOSE,
    /** One side has no value. */
    ABSENT,
    /** The values cannot both be right. */
    CONFLICTS;

    /** Whether this supports the candidate. */
    public boolean supports() {
        return this == AGREES || this == CLOSE;
    }
}
