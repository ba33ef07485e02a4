package preflight.lab.detection;

/** A text of which is known who wrote it, as the training and evaluation files hold it. */
public record LabelledDocument(
        String text, boolean ai, String model, String domain, String language, String source, String kind) {

    /** Whether the domain is scholarly writing, which the service is for. */
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

    /** Whether it is human text that a machine touched up, or text that both wrote: neither label is quite true of it. */
    public boolean mixed() {
        return kind.equals("polished") || kind.equals("human-ai-collab");
    }

    /** Whether it is of the AI-written prose made for training such a model. */
    public boolean madeForTraining() {
        return source.startsWith("own-") || source.startsWith("modern-");
    }

    /** Where the text comes from; the files made for training are one origin, however many: models of one year wrote them all. */
    public String provenance() {
        return madeForTraining() ? "made for training" : source;
    }

    /** The same without its text, for keeping many. */
    public LabelledDocument withoutText() {
        return new LabelledDocument("", ai, model, domain, language, source, kind);
    }
}
