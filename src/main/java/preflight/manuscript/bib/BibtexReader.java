package preflight.manuscript.bib;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jbibtex.BibTeXDatabase;
import org.jbibtex.BibTeXEntry;
import org.jbibtex.BibTeXParser;
import org.jbibtex.Key;
import org.jbibtex.ObjectResolutionException;
import org.jbibtex.ParseException;
import org.jbibtex.TokenMgrException;
import org.jbibtex.Value;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.latex.LatexText;
import preflight.manuscript.plain.PlainText;

/** Reads BibTeX and biblatex databases (.bib). */
public final class BibtexReader implements FormatReader {
    private static final Pattern ENTRY =
            Pattern.compile("(?m)^[ \\t]*@(?!(?i:string|comment|preamble)\\b)[A-Za-z]+\\s*[{(]\\s*([^,\\s})]+)");
    private static final Pattern AND = Pattern.compile("\\s+and\\s+", Pattern.CASE_INSENSITIVE);

    /** The references of a database by citation key, and the keys that occur more than once. */
    public record BibtexEntries(Map<String, ListedReference> references, List<String> duplicateKeys) {}

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        BibtexEntries entries = parse(file, content);
        if (entries.references().isEmpty()) {
            throw new UnreadableFile("%s has no BibTeX entry.".formatted(file));
        }
        List<ReadingNote> notes = new ArrayList<>();
        notes.add(ReadingNote.info(
                NoteTopic.REFERENCES,
                "%d references, each a BibTeX entry."
                        .formatted(entries.references().size())));
        if (!entries.duplicateKeys().isEmpty()) {
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "These keys occur more than once; only the first entry of each was read: %s."
                            .formatted(String.join(", ", entries.duplicateKeys()))));
        }
        return ManuscriptContent.ofReferences(
                file, FileFormat.BIBTEX, List.copyOf(entries.references().values()), notes);
    }

    /**
     * Parses a database.
     *
     * @throws UnreadableFile if it is not well-formed
     */
    public static BibtexEntries parse(String file, byte[] content) {
        String text = PlainText.decode(content);
        Map<String, Integer> lines = new LinkedHashMap<>();
        List<String> repeated = new ArrayList<>();
        lines(text, lines, repeated);
        Map<String, ListedReference> references = new LinkedHashMap<>();
        parse(file, text).getEntries().forEach((key, entry) -> {
            ReferenceFields fields = fields(entry);
            if (!fields.isEmpty()) {
                references.put(
                        key.getValue(),
                        new ListedReference(fields.toReferenceText(), lines.getOrDefault(key.getValue(), 0)));
            }
        });
        return new BibtexEntries(references, repeated);
    }

    private static BibTeXDatabase parse(String file, String text) {
        try {
            return new LenientParser().parse(new StringReader(text));
        } catch (ParseException | TokenMgrException | ObjectResolutionException broken) {
            throw new UnreadableFile(
                    "%s is not well-formed BibTeX: %s"
                            .formatted(
                                    file,
                                    String.valueOf(broken.getMessage())
                                            .lines()
                                            .findFirst()
                                            .orElse("")),
                    broken);
        }
    }

    /** Fills in the line of each key and the repeated keys: the parser gives neither. */
    private static void lines(String text, Map<String, Integer> lines, List<String> repeated) {
        Matcher entry = ENTRY.matcher(text);
        int line = 1;
        int at = 0;
        while (entry.find()) {
            line += (int) text.substring(at, entry.start())
                    .chars()
                    .filter(c -> c == '\n')
                    .count();
            at = entry.start();
            if (lines.putIfAbsent(entry.group(1), line) != null) {
                repeated.add(entry.group(1));
            }
        }
    }

    private static ReferenceFields fields(BibTeXEntry entry) {
        List<String> authors = names(first(entry, "author"));
        return new ReferenceFields(
                authors.isEmpty() ? names(first(entry, "editor")) : authors,
                first(entry, "year", "date").replaceFirst("^(\\d{4})-.*", "$1"),
                LatexText.plain(first(entry, "title")),
                LatexText.plain(first(entry, "journal", "journaltitle", "booktitle", "series")),
                first(entry, "volume"),
                first(entry, "number", "issue"),
                LatexText.plain(first(entry, "pages", "eid", "article-number")),
                LatexText.plain(first(entry, "publisher", "institution", "school", "organization")),
                LatexText.plain(first(entry, "doi")),
                link(entry));
    }

    private static String link(BibTeXEntry entry) {
        String eprint = first(entry, "eprint");
        boolean arxiv = first(entry, "archiveprefix", "eprinttype").equalsIgnoreCase("arxiv");
        return arxiv && !eprint.isBlank() ? "arXiv:" + eprint : LatexText.plain(first(entry, "url"));
    }

    private static String first(BibTeXEntry entry, String... names) {
        for (String name : names) {
            Optional<Value> value = Optional.ofNullable(entry.getField(new Key(name)));
            if (value.isPresent()) {
                return value.get().toUserString().strip();
            }
        }
        return "";
    }

    private static List<String> names(String value) {
        List<String> names = new ArrayList<>();
        for (String name : AND.split(value.strip())) {
            if (name.equalsIgnoreCase("others")) {
                names.add("et al.");
            } else if (name.startsWith("{") && name.endsWith("}")) {
                names.add(LatexText.plain(name));
            } else if (!name.isBlank()) {
                names.add(person(LatexText.plain(name)));
            }
        }
        return names;
    }

    private static String person(String name) {
        int comma = name.indexOf(',');
        if (comma >= 0) {
            return ReferenceFields.authorName(name.substring(0, comma), name.substring(name.lastIndexOf(',') + 1));
        }
        // "Ludwig van Beethoven": the family name begins with the first part in lower case, or is the last part.
        Matcher particle = Pattern.compile("\\s(\\p{Ll}.*)$").matcher(name);
        int family = particle.find() ? particle.start(1) : name.lastIndexOf(' ') + 1;
        return ReferenceFields.authorName(name.substring(family), name.substring(0, family));
    }

    /** Takes an undeclared abbreviation as literal text, as reference managers do. */
    private static final class LenientParser extends BibTeXParser {
        LenientParser() throws ParseException {}

        @Override
        public void checkStringResolution(Key key, org.jbibtex.BibTeXString string) {
            // Accepts every abbreviation.
        }
    }
}
