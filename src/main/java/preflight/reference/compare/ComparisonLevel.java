package preflight.reference.compare;

/** How one field of a reference stands to the same field of a candidate. */
public enum ComparisonLevel {
    /** They say the same. */
    AGREES,
    /** They differ as the same thing often does: a year of print and one of publication online, an incomplete list. */
    CLOSE,
    /** One of them says nothing. */
    ABSENT,
    /** They cannot both be right. */
    CONFLICTS;

    /** Whether this speaks for the candidate. */
    public boolean supports() {
        return this == AGREES || this == CLOSE;
    }
}
