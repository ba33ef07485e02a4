package preflight.report;

/** The part of the check that a finding belongs to. */
public enum ReportArea {
    MANUSCRIPT("Manuscript"),
    SOURCES("Sources"),
    REFERENCES("References"),
    WRITING("AI writing");

    private final String title;

    ReportArea(String title) {
        this.title = title;
    }

    /** The title to show. */
    public String title() {
        return title;
    }
}
