package preflight.lab.detection;

/** A text whose author is known to be a person or a language model, as in the training and evaluation files. */
public record LabelledDocument(
        String text, boolean ai, String model, String domain, String language, String source, String kind) {

    /** Whether the domain is scholarly writing, which is what the service checks. */
    public boolean academic() {
        return switch (domain) {
            case "abstract",
                    "abstract/thesis",
                    "paper",
                    "lit_review",
                    "textbook",
                    "peer_review",
                    "rebuttal",
                    "article",
                    "report",
                    "thesis" -> true;
            default -> false;
        };
    }

    /** Whether the text is human text polished by a model, or written by both. Neither label describes such a text fully. */
    public boolean mixed() {
        return kind.equals("polished") || kind.equals("human-ai-collab");
    }

    /** Whether the text is AI-written prose that was generated to train this model ({@code src/training/detection}). */
    public boolean madeForTraining() {
        return source.startsWith("own-") || source.startsWith("modern-");
    }

    /** The origin of the text. All files made for training count as one origin, because models of one year wrote them. */
    public String provenance() {
        return madeForTraining() ? "made for training" : source;
    }

    /** This document without its text, to keep many in memory. */
    public LabelledDocument withoutText() {
        return new LabelledDocument("", ai, model, domain, language, source, kind);
    }
}
