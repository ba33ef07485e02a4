package preflight.reference.tagger;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a token of a reference belongs to, by the names of CSL. */
public enum Label {
    NONE(""),
    AUTHOR("author"),
    TITLE("title"),
    CONTAINER("container-title"),
    ISSUED("issued"),
    VOLUME("volume"),
    ISSUE("issue"),
    PAGE("page"),
    PUBLISHER("publisher"),
    PLACE("publisher-place"),
    EDITOR("editor"),
    TRANSLATOR("translator"),
    EDITION("edition"),
    COLLECTION("collection-title"),
    GENRE("genre"),
    NOTE("note"),
    NUMBER("citation-number"),
    REPORT_NUMBER("number"),
    MEDIUM("medium"),
    SOURCE("source"),
    DOI("DOI"),
    URL("URL"),
    ARXIV("arXiv"),
    PMID("PMID"),
    PMCID("PMCID"),
    ISBN("ISBN"),
    ISSN("ISSN");

    private static final Map<String, Label> BY_NAME = new HashMap<>();

    static {
        for (Label label : values()) {
            BY_NAME.put(label.csl, label);
        }
    }

    private final String csl;

    Label(String csl) {
        this.csl = csl;
    }

    /** The CSL variable (or the usual name next to CSL) this label stands for. */
    public String csl() {
        return csl;
    }

    /** The label of a CSL variable; null for one that references hardly ever show. */
    public static @Nullable Label fromCsl(String csl) {
        return BY_NAME.get(csl);
    }
}
