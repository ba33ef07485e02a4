package preflight.report;

/** What a finding is about. */
public enum Area {
    MANUSCRIPT("Manuscript"),
    SOURCES("Sources"),
    REFERENCES("References"),
    WRITING("AI writing");

    private final String title;

    Area(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
