package preflight.reference.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.id.ArxivId;
import preflight.work.id.Isbn;

/** Finds the identifiers and the URL in a reference. */
final class IdentifierParser {
    private static final Pattern DOI = Pattern.compile("10\\.\\d{4,9}(?:\\.\\d{1,9}){0,3}/[^\\s\"“”]{1,300}");
    private static final Pattern ARXIV = Pattern.compile(
            "(?:arxiv(?:\\.org/(?:abs|pdf|html)/|[:.\\s]\\s?(?:preprint\\s)?(?:arxiv:)?))"
                    + "(\\d{4}\\.\\d{4,5}|[a-z-]{2,12}(?:\\.[a-z]{2})?/\\d{7})(?!\\d)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PMID = Pattern.compile(
            "(?:\\bpmid|pubmed/|pubmed\\.ncbi\\.nlm\\.nih\\.gov/)[:\\s]{0,3}(\\d{4,8})\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern ISBN = Pattern.compile(
            "\\bisbn(?:-1[03])?[:\\s]{0,3}((?:97[89][-\\s]?)?\\d[-\\d\\s]{8,13}[\\dXx])", Pattern.CASE_INSENSITIVE);
    private static final Pattern URL =
            Pattern.compile("(?:https?://|www\\.)[^\\s<>\"]{3,500}", Pattern.CASE_INSENSITIVE);
    private static final String TRAILING_PUNCTUATION = ".,;:'’»>”\"*";
    private static final int MAX_DOIS = 4;

    private IdentifierParser() {}

    /** All identifiers of a reference: of each kind the first. */
    static Identifiers parse(String text) {
        List<Doi> dois = dois(text);
        Doi doi = dois.isEmpty() ? null : dois.getFirst();
        String arxiv = Optional.ofNullable(first(ARXIV, text))
                .flatMap(ArxivId::parse)
                .or(() -> Optional.ofNullable(doi).flatMap(ArxivId::of))
                .orElse(null);
        String isbn = first(ISBN, text);
        List<String> isbns =
                isbn == null ? List.of() : Isbn.parse(isbn).stream().toList();
        return new Identifiers(doi, arxiv, first(PMID, text), isbns);
    }

    /** The distinct DOIs in text order, at most {@value #MAX_DOIS}. */
    static List<Doi> dois(String text) {
        List<Doi> dois = new ArrayList<>();
        Matcher matcher = DOI.matcher(text.contains("%2F") || text.contains("%2f") ? unescaped(text) : text);
        while (matcher.find() && dois.size() < MAX_DOIS) {
            Doi.parse(trimmed(matcher.group()))
                    .filter(doi -> !dois.contains(doi))
                    .ifPresent(dois::add);
        }
        return dois;
    }

    /** The first URL; null for none. */
    static @Nullable String url(String text) {
        Matcher matcher = URL.matcher(text);
        return matcher.find() ? trimmed(matcher.group()) : null;
    }

    private static String unescaped(String text) {
        return text.replaceAll("%2[fF]", "/")
                .replace("%28", "(")
                .replace("%29", ")")
                .replaceAll("%3[aA]", ":");
    }

    /** Without trailing punctuation of the sentence and closing brackets that are not opened inside. */
    private static String trimmed(String found) {
        int end = found.length();
        while (end > 0) {
            char last = found.charAt(end - 1);
            boolean closes =
                    (last == ')' && isOpened(found, end, '(', ')')) || (last == ']' && isOpened(found, end, '[', ']'));
            boolean markup = last == '>' && isOpened(found, end, '<', '>');
            if (closes
                    || markup
                    || (TRAILING_PUNCTUATION.indexOf(last) < 0 && last != ')' && last != ']' && last != '}')) {
                break;
            }
            end--;
        }
        return found.substring(0, end);
    }

    private static boolean isOpened(String text, int end, char open, char close) {
        long opens = text.substring(0, end).chars().filter(c -> c == open).count();
        long closes = text.substring(0, end).chars().filter(c -> c == close).count();
        return opens >= closes;
    }

    private static @Nullable String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group(1) : null;
    }
}
