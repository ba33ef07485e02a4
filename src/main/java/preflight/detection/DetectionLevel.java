package preflight.detection;

/** How strongly a passage reads as AI-written. */
public enum DetectionLevel {
    /** Not checked: too short, or in a language that the model was not validated on. */
    UNJUDGED,
    NONE,
    POSSIBLY,
    LIKELY;

    /** Whether the passage is counted and shown as flagged. */
    public boolean flagged() {
        return this == POSSIBLY || this == LIKELY;
    }
}
