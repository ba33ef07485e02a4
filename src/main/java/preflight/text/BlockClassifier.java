package preflight.text;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Classifies a block by the form of its lines. Uncertain blocks are classified as prose, because only prose is checked. */
final class BlockClassifier {
    private static final int MAX_HEADING_WORDS = 14;
    private static final int MAX_RUN_IN_HEADING_WORDS = 8;
    private static final int MAX_CAPTION_WORDS = 120;
    /** Lists with a longer average item are paragraphs with bullets. */
    private static final int MAX_ITEM_WORDS = 40;

    private static final double MIN_MAJORITY = .6;

    private static final Pattern MARKDOWN_HEADING = Pattern.compile("^#{1,6}\\s+\\S.*");
    private static final Pattern LATEX_HEADING =
            Pattern.compile("^\\\\(?:sub)*(?:section|chapter|paragraph|title)\\*?\\{.*");
    private static final Pattern CAPTION = Pattern.compile(
            "^[*_]{0,2}(?:Supplementary |Extended Data )?(?:Fig(?:ure|s|\\.)?|Table|Tab\\.|Scheme|Algorithm|Listing|Box|Abbildung|Tabelle|Figura|Tabla|Tabela|Tableau)\\s*"
                    + "[A-Z]?\\d+[A-Za-z]?[*_]{0,2}\\s*[.:|–—].*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern ITEM = Pattern.compile(
            "^(?:[-*•‣◦▪●–—·]\\s+|\\(?\\d{1,3}[.)]\\s+|\\(?[a-zA-Z][.)]\\s+|\\([ivx]{1,5}\\)\\s+|\\\\item\\b).*",
            Pattern.DOTALL);
    private static final Pattern COLUMNS = Pattern.compile("\\S(?: {3,}|\\t+)\\S");
    private static final Pattern CODE = Pattern.compile(
            "^(?:import |from \\w+ import|#include|def \\w+\\(|class \\w+[:({]|public |private |return\\b|"
                    + "for ?\\(|while ?\\(|if ?\\(.*\\{|else ?\\{|\\}|const |let |var |function |>>> |\\$ |SELECT .* FROM|<\\/?\\w+[^>]*>$|\\w+\\(.*\\);?$|[\\w.\\[\\]]+ ?[-+*]?= ?\\S).*|.*[;{}]$");
    private static final Pattern REFERENCES_HEADING = Pattern.compile(
            "^(?:#+\\s*|\\\\(?:sub)*section\\*?\\{|[*_]+)?(?:\\d+\\.?\\s*|[IVX]+\\.\\s*)?(?:references|bibliography|works cited|literature cited|cited literature|reference list|"
                    + "references and notes|literatur|literaturverzeichnis|references cited|bibliographie|références|referencias|bibliografía|referências|bibliografia|参考文献|tài liệu tham khảo)\\s*[:}*_]*$",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final List<Predicate<String>> REFERENCE_TRAITS = List.of(
            containing("(?:doi|https?:|arxiv|pmid|isbn)"),
            containing("\\d+\\s*[–-]\\s*\\d+"),
            containing("\\b\\p{Lu}\\.(?:\\s|,|-|\\p{Lu}).*\\b\\p{Lu}\\."),
            containing("[(,.;\\s](?:1[89]|20)\\d\\d[a-z]?[).;,:]|(?:1[89]|20)\\d\\d[a-z]?$"),
            containing("^(?:\\[\\d{1,3}\\]|\\d{1,3}\\.|•|-)\\s+\\p{Lu}"),
            containing("^(?:\\[\\d{1,3}\\]|\\d{1,3}\\.)?\\s*\\p{Lu}[\\p{L}'’-]+,? (?:\\p{Lu}\\.|\\p{Lu}{1,3}\\b)"),
            containing("\\b(?:pp?\\.|vol\\.|no\\.|eds?\\.|Journal|Proc(?:eedings|\\.)|Press|Univ\\.)"));
    /** How many traits make a line a reference. */
    private static final int MIN_TRAITS = 4;

    /** How many traits make a line a reference below a heading such as "References". */
    private static final int MIN_TRAITS_IN_LIST = 2;

    private static final int MAX_REFERENCE_WORDS = 90;
    /** Least share of plain words among the tokens of prose. Formulas, tables and extraction errors have less. */
    private static final double MIN_PLAIN_WORD_SHARE = .55;

    BlockKind classify(List<String> lines, List<String> raw, boolean inReferences) {
        String first = lines.getFirst();
        String whole = String.join(" ", lines);
        int words = WordCounter.count(whole);
        if (isHeading(lines, words)) {
            return BlockKind.HEADING;
        }
        if (words <= MAX_CAPTION_WORDS && CAPTION.matcher(first).matches()) {
            return BlockKind.CAPTION;
        }
        if (isTable(raw)) {
            return BlockKind.TABLE;
        }
        if (share(lines, line -> isReference(line, inReferences ? MIN_TRAITS_IN_LIST : MIN_TRAITS)) >= MIN_MAJORITY
                || isReference(whole, inReferences ? MIN_TRAITS_IN_LIST : MIN_TRAITS)) {
            return BlockKind.REFERENCE;
        }
        if (share(lines, line -> CODE.matcher(line).matches()) >= MIN_MAJORITY
                && TextComposition.symbolShare(whole) > .02) {
            return BlockKind.CODE;
        }
        double items = share(lines, line -> ITEM.matcher(line).matches());
        if (items > 0 && ITEM.matcher(first).matches() && words / (items * lines.size()) < MAX_ITEM_WORDS) {
            return BlockKind.LIST;
        }
        if (TextComposition.share(whole) < MIN_PLAIN_WORD_SHARE) {
            return TextComposition.digitShare(whole) > .2
                    ? BlockKind.TABLE
                    : TextComposition.symbolShare(whole) > .1 ? BlockKind.FORMULA : BlockKind.NOISE;
        }
        return BlockKind.PROSE;
    }

    /** Whether the first line of a block is a heading directly above its paragraph. */
    boolean isRunInHeading(String first, String second) {
        return MARKDOWN_HEADING.matcher(first).matches()
                || LATEX_HEADING.matcher(first).matches()
                || REFERENCES_HEADING.matcher(first).matches()
                || (!endsSentence(first)
                        && WordCounter.count(first) <= MAX_RUN_IN_HEADING_WORDS
                        && WordCounter.count(second) > 2 * MAX_RUN_IN_HEADING_WORDS
                        && !ITEM.matcher(first).matches()
                        && Character.isUpperCase(second.codePointAt(0)));
    }

    boolean opensReferences(String heading) {
        return REFERENCES_HEADING.matcher(heading).matches();
    }

    private static boolean isHeading(List<String> lines, int words) {
        String first = lines.getFirst();
        if (lines.size() == 2 && lines.get(1).matches("[=-]{3,}")) {
            return true;
        }
        return lines.size() == 1
                && words <= MAX_HEADING_WORDS
                && (MARKDOWN_HEADING.matcher(first).matches()
                        || LATEX_HEADING.matcher(first).matches()
                        || !endsSentence(first));
    }

    private static boolean endsSentence(String line) {
        return line.matches("(?s).*[.!?。！？…:;,][\"'”’)\\]*_]*$");
    }

    private static boolean isTable(List<String> raw) {
        return raw.size() > 1
                && share(
                                raw,
                                line -> line.chars().filter(c -> c == '|').count() >= 2
                                        || COLUMNS.matcher(line.strip())
                                                        .results()
                                                        .count()
                                                >= 2
                                        || line.strip().matches("[+|=-]{3,}"))
                        >= MIN_MAJORITY;
    }

    private static boolean isReference(String line, int traits) {
        return WordCounter.count(line) <= MAX_REFERENCE_WORDS
                && REFERENCE_TRAITS.stream().filter(trait -> trait.test(line)).count() >= traits;
    }

    private static double share(List<String> lines, Predicate<String> trait) {
        return (double) lines.stream().filter(trait).count() / lines.size();
    }

    private static Predicate<String> containing(String expression) {
        return Pattern.compile(expression).asPredicate();
    }
}
