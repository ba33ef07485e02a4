package preflight.reference.tagger;

/**
 * The field that a token of a reference belongs to, named after the CSL variable. A model file stores the names in this order: a change
 * here needs a new model.
 */
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

    private final String csl;

    Label(String csl) {
        this.csl = csl;
    }

    /** The CSL variable, or the usual name where CSL has none. Empty for {@link #NONE}. */
    public String csl() {
        return csl;
    }
}
