package preflight.reference.compare.word;

import java.util.Set;
import java.util.regex.Pattern;

/** Words with a role in references: field names, placeholders, and words of titles that mark a work about another work. */
public final class BibliographicWords {
    private static final Set<String> BOILERPLATE = words("""
            vol vols volume no nr num number issue pp pg p page pages seite seiten doi http https www org com dx ed eds
            edition edited editor editors hrsg press accessed retrieved available online epub ahead print published
            publication isbn issn pmid pmcid arxiv art article id bd band heft jg tome suppl supplement ser series anon nd
            al et url cited jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july
            august september october november december spring summer autumn fall winter accepted author authors crossref
            pubmed google scholar eprint preprint abstract lett rev n pag""");

    private static final Set<String> DERIVED_WORK = words("""
            erratum errata corrigendum corrigenda correction corrections retraction retracted withdrawal withdrawn reply
            response rejoinder comment comments commentary addendum review reviewed rezension recension resena
            berichtigung notice discussion editorial letter re supplementary supplement reprint summary replication
            revisited followup sequel continued update antwort kommentar reponse responses""");

    private static final Pattern PART_NUMBER = Pattern.compile("[ivx]{1,5}|\\d{1,2}");
    private static final Set<String> PART_WORDS =
            Set.of("part", "parts", "pt", "chapter", "teil", "partie", "parte", "section", "no");

    private static final Set<String> AUTHOR_PLACEHOLDERS =
            Set.of("anon", "anonymous", "eds", "editors", "editor", "and", "others");
    private static final Set<String> GENERIC_CONTAINER = words("""
            journal j international int intl conference conf proceedings proc symposium symp workshop annual ann annals
            meeting congress transactions trans advances adv archives arch bulletin bull ieee acm series zeitschrift z
            revue revista rivista acta""");

    private static final Set<String> EDITOR_MARKERS =
            Set.of("ed", "eds", "editor", "editors", "hrsg", "herausgeber", "coord");

    private BibliographicWords() {}

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    /** Whether a word marks the names next to it as editors. */
    public static boolean isEditorMarker(String word) {
        return EDITOR_MARKERS.contains(word);
    }

    /** Whether a word takes the place of an author's name or names a role: "Anonymous", "eds". */
    public static boolean isAuthorPlaceholder(String word) {
        return AUTHOR_PLACEHOLDERS.contains(word);
    }

    /** Whether a word occurs in the names of many journals and conferences. */
    public static boolean isGenericContainer(String word) {
        return GENERIC_CONTAINER.contains(word);
    }

    /** Whether a word is one that references use around their fields: "vol", "pages", "accessed", a month. */
    public static boolean isBoilerplate(String word) {
        return BOILERPLATE.contains(word);
    }

    /** Whether a word next to a title marks a work about the one of that title: a notice, a reply, a review. */
    public static boolean isDerivedWork(String word) {
        return DERIVED_WORK.contains(word);
    }

    /** Whether a word may be the number of a part: a small number, Arabic or Roman. */
    public static boolean isPartNumber(String word) {
        return PART_NUMBER.matcher(word).matches();
    }

    /** Whether a word announces the number of a part: "part", "chapter". */
    public static boolean isPartWord(String word) {
        return PART_WORDS.contains(word);
    }
}
