package preflight.reference.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.text.Folding;

/** Reads the fields of a reference line. Stateless and safe for concurrent use. */
public final class ReferenceParser {
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(1[5-9]\\d\\d|20\\d\\d)(?!\\d)");
    private static final Pattern BRACKETED_YEAR = Pattern.compile("\\((1[5-9]\\d\\d|20\\d\\d)[a-z]?\\)");
    private static final Pattern PAGE = Pattern.compile("\\d|\\b[ivxlcIVXLC]+\\b");

    /** A sentence of some words and a further one: a title and its container that were taken for one container. */
    private static final Pattern TITLE_SENTENCE =
            Pattern.compile("((?:[^\\s.]+\\s){3,60}[^\\s.]{3,})[.?!]\\s(\\p{Lu}.*)");

    private final Tagger tagger;

    /** With the tagger that comes along. */
    public ReferenceParser() {
        this(Tagger.shipped());
    }

    /** With a tagger of one's own. */
    public ReferenceParser(Tagger tagger) {
        this.tagger = tagger;
    }

    /** Reads a line; never fails, whatever it holds. */
    public ParsedReference parse(ReferenceLine line) {
        String text = ReferenceText.plain(line.text());
        FieldSpans spans =
                new FieldSpans(text, LegalCitation.relabel(text, AddressNumbers.remove(text, tagger.tag(text))));
        Identifiers ids = IdentifierParser.parse(text);
        String title = spans.longest(Label.TITLE);
        title = title == null ? null : QuotedTitle.complete(text, title);
        String container = spans.longest(Label.CONTAINER);
        String volume = spans.first(Label.VOLUME);
        String page = pages(spans);
        if (title == null && container != null) {
            Matcher sentence = TITLE_SENTENCE.matcher(container);
            if (sentence.matches()) {
                title = sentence.group(1);
                container = sentence.group(2);
            }
        }
        if (title == null && container != null && volume == null && (page == null || spans.has(Label.PUBLISHER))) {
            title = container;
            container = null;
        }
        String authorList = spans.joined(Label.AUTHOR);
        List<PersonName> authors = NameListParser.parse(authorList);
        Integer year = year(spans, text);
        if (title == null && authors.isEmpty() && year == null) {
            title = container;
            container = null;
        }
        List<PersonName> editors = NameListParser.parse(spans.joined(Label.EDITOR));
        return new ParsedReference(
                line,
                text,
                spans.words(),
                ReferenceType.guess(spans, title, container, volume, ids),
                title,
                authors,
                NameListParser.hasEtAl(authorList) || NameListParser.hasEtAl(text),
                editors,
                container,
                year,
                volume,
                spans.first(Label.ISSUE),
                page,
                spans.first(Label.PUBLISHER),
                spans.first(Label.PLACE),
                spans.first(Label.EDITION),
                IdentifierParser.url(text),
                ids);
    }

    /** "n. pag." is no page. */
    private static @Nullable String pages(FieldSpans spans) {
        return spans.all(Label.PAGE).stream()
                .filter(page -> PAGE.matcher(page).find())
                .findFirst()
                .orElse(null);
    }

    private static @Nullable Integer year(FieldSpans spans, String text) {
        for (String issued : spans.all(Label.ISSUED)) {
            Matcher year = YEAR.matcher(issued);
            if (year.find()) {
                return Integer.valueOf(year.group(1));
            }
        }
        Matcher bracketed = BRACKETED_YEAR.matcher(text);
        return bracketed.find() ? Integer.valueOf(bracketed.group(1)) : null;
    }

    /** The labelled stretches of one reference. */
    static final class FieldSpans {
        private static final String LEADING_PUNCTUATION = " .,;:“”\"«»„'‘’([–-";
        private static final String TRAILING_PUNCTUATION = " ,;:“”\"«»„‘([–-";
        private static final Pattern ABBREVIATED = Pattern.compile(".*\\b\\p{Lu}\\.$|.*\\.\\S.*\\.$");
        private static final String TRAILING_IN_NUMBERS = ".)]'’";

        private final String text;
        private final List<Tagger.LabelledSpan> spans;

        FieldSpans(String text, List<Tagger.LabelledSpan> spans) {
            this.text = text;
            this.spans = spans;
        }

        boolean has(Label label) {
            return spans.stream().anyMatch(span -> span.label() == label);
        }

        List<String> all(Label label) {
            return spans.stream()
                    .filter(span -> span.label() == label)
                    .map(this::trimmed)
                    .filter(s -> !s.isEmpty())
                    .toList();
        }

        @Nullable
        String first(Label label) {
            List<String> all = all(label);
            return all.isEmpty() ? null : all.getFirst();
        }

        @Nullable
        String longest(Label label) {
            return all(label).stream()
                    .filter(found -> found.codePoints().anyMatch(Character::isLetter))
                    .reduce((a, b) -> b.length() > a.length() ? b : a)
                    .map(found ->
                            found.endsWith(".") && !ABBREVIATED.matcher(found).matches()
                                    ? found.substring(0, found.length() - 1)
                                    : found)
                    .orElse(null);
        }

        String joined(Label label) {
            return String.join("; ", all(label));
        }

        private String trimmed(Tagger.LabelledSpan span) {
            int start = span.start();
            int end = span.end();
            String behind = TRAILING_PUNCTUATION + (isNumber(span.label()) ? TRAILING_IN_NUMBERS : "");
            while (start < end && LEADING_PUNCTUATION.indexOf(text.charAt(start)) >= 0) {
                start++;
            }
            while (end > start && (behind.indexOf(text.charAt(end - 1)) >= 0 || isUnopened(start, end))) {
                end--;
            }
            return text.substring(start, end);
        }

        private static boolean isNumber(Label label) {
            return switch (label) {
                case ISSUED, VOLUME, ISSUE, PAGE, NUMBER, DOI, PMID, PMCID, ISBN, ISSN, EDITION, PUBLISHER, PLACE ->
                    true;
                default -> false;
            };
        }

        /** Whether the last character closes a bracket or a quotation that was opened before the span. */
        private boolean isUnopened(int start, int end) {
            char last = text.charAt(end - 1);
            boolean quoted = start > 0 && "‘'".indexOf(text.charAt(start - 1)) >= 0;
            return (last == ')' && text.substring(start, end).indexOf('(') < 0)
                    || (last == ']' && text.substring(start, end).indexOf('[') < 0)
                    || (quoted && (last == '’' || last == '\''));
        }

        List<ReferenceWord> words() {
            List<ReferenceWord> words = new ArrayList<>();
            int last = 0;
            int next = 0;
            for (Folding.FoldedWord word : Folding.scan(text)) {
                while (next < spans.size() && spans.get(next).end() <= word.start()) {
                    next++;
                }
                boolean inside = next < spans.size() && spans.get(next).start() <= word.start();
                Label label = inside ? spans.get(next).label() : Label.NONE;
                if (!word.text().isEmpty()) {
                    words.add(new ReferenceWord(word.text(), label, text.substring(last, word.start())));
                    last = word.end();
                }
            }
            return words;
        }
    }
}
