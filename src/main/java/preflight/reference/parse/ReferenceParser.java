package preflight.reference.parse;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;
import preflight.work.Identifiers;
import preflight.work.PersonName;

/** Parses a reference line into its fields. Stateless and safe for concurrent use. */
public final class ReferenceParser {
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(1[5-9]\\d\\d|20\\d\\d)(?!\\d)");
    private static final Pattern BRACKETED_YEAR = Pattern.compile("\\((1[5-9]\\d\\d|20\\d\\d)[a-z]?\\)");
    private static final Pattern PAGE = Pattern.compile("\\d|\\b[ivxlcIVXLC]+\\b");

    /** A sentence of several words and more text: a title and its container that the tagger labelled as one container. */
    private static final Pattern TITLE_SENTENCE =
            Pattern.compile("((?:[^\\s.]+\\s){3,60}[^\\s.]{3,})[.?!]\\s(\\p{Lu}.*)");

    private final Tagger tagger;

    /** A parser with the tagger that Preflight ships. */
    public ReferenceParser() {
        this(Tagger.shipped());
    }

    /** A parser with another tagger. */
    public ReferenceParser(Tagger tagger) {
        this.tagger = tagger;
    }

    /** Parses a line. Accepts any text; what cannot be read is left out. */
    public ParsedReference parse(ReferenceLine line) {
        String text = ReferenceText.plain(line.text());
        FieldSpans fields =
                new FieldSpans(text, LegalCitation.relabel(text, AddressNumbers.remove(text, tagger.tag(text))));
        Identifiers ids = IdentifierParser.parse(text);
        String volume = fields.first(Label.VOLUME);
        String page = page(fields);
        String authorList = fields.joined(Label.AUTHOR);
        List<PersonName> authors = NameListParser.parse(authorList);
        Integer year = year(fields, text);
        boolean bare = authors.isEmpty() && year == null;
        boolean book = volume == null && (page == null || fields.has(Label.PUBLISHER));
        Titles titles = titles(fields, text, bare || book);
        return new ParsedReference(
                line,
                text,
                fields.words(),
                ReferenceType.guess(fields, titles.title(), titles.container(), volume, ids),
                titles.title(),
                authors,
                NameListParser.hasEtAl(authorList) || NameListParser.hasEtAl(text),
                NameListParser.parse(fields.joined(Label.EDITOR)),
                titles.container(),
                year,
                volume,
                fields.first(Label.ISSUE),
                page,
                fields.first(Label.PUBLISHER),
                fields.first(Label.PLACE),
                fields.first(Label.EDITION),
                IdentifierParser.url(text),
                ids);
    }

    private record Titles(@Nullable String title, @Nullable String container) {}

    /**
     * Title and container.
     *
     * @param withoutContainer whether a container without a title is more likely a title: nothing suggests an article
     */
    private static Titles titles(FieldSpans fields, String text, boolean withoutContainer) {
        String title = fields.longest(Label.TITLE);
        String container = fields.longest(Label.CONTAINER);
        if (title != null) {
            return new Titles(QuotedTitle.complete(text, title), container);
        }
        if (container == null) {
            return new Titles(null, null);
        }
        Matcher sentence = TITLE_SENTENCE.matcher(container);
        if (sentence.matches()) {
            return new Titles(sentence.group(1), sentence.group(2));
        }
        return withoutContainer ? new Titles(container, null) : new Titles(null, container);
    }

    /** The first page field with a number; "n. pag." is none. */
    private static @Nullable String page(FieldSpans fields) {
        return fields.all(Label.PAGE).stream()
                .filter(page -> PAGE.matcher(page).find())
                .findFirst()
                .orElse(null);
    }

    private static @Nullable Integer year(FieldSpans fields, String text) {
        for (String issued : fields.all(Label.ISSUED)) {
            Matcher year = YEAR.matcher(issued);
            if (year.find()) {
                return Integer.valueOf(year.group(1));
            }
        }
        Matcher bracketed = BRACKETED_YEAR.matcher(text);
        return bracketed.find() ? Integer.valueOf(bracketed.group(1)) : null;
    }
}
