package preflight.report;

/** What a finding is about. */
public enum ReportArea {
    MANUSCRIPT("Manuscript"),
    SOURCES("Sources"),
    REFERENCES("References"),
    WRITING("AI writing");

    private final String title;

    ReportArea(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
