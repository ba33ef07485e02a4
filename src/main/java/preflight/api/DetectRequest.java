package preflight.api;

/** The body of {@code POST /preflight/ai-detection}. */
public record DetectRequest(String text) {}
