package preflight.manuscript.latex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import preflight.manuscript.CompanionFiles;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.plain.PlainText;

/**
 * Reads LaTeX sources. The references come from the {@code thebibliography} in the source; else from the .bbl file of the
 * same name; else from the .bib files that the source names, as far as it cites their entries.
 */
public final class LatexReader implements FormatReader {
    private static final Pattern INPUT = Pattern.compile("\\\\(?:input|include|subfile)\\{([^}]+)}");
    private static final Pattern CITE =
            Pattern.compile("\\\\[a-zA-Z]*[cC]ite[a-zA-Z]*\\*?\\s*(?:\\[[^\\]]*]\\s*){0,2}\\{([^}]*)}");
    private static final Pattern BIBLIOGRAPHY =
            Pattern.compile("\\\\(?:bibliography|addbibresource(?:\\[[^\\]]*])?)\\{([^}]+)}");
    private static final String BEGIN_LIST = "\\begin{thebibliography}";
    private static final int MAX_INCLUDED_FILES = 50;

    private final CompanionFiles companions;
    private final BibtexParser bibtex;

    /** Parses a BibTeX file into references by citation key. */
    @FunctionalInterface
    public interface BibtexParser {
        Map<String, ListedReference> parse(String file, byte[] content);
    }

    /**
     * Creates a reader for one manuscript.
     *
     * @param companions the files that the source may include
     * @param bibtex parser for .bib files; a parameter because package {@code bib} depends on this one
     */
    public LatexReader(CompanionFiles companions, BibtexParser bibtex) {
        this.companions = companions;
        this.bibtex = bibtex;
    }

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        List<ReadingNote> notes = new ArrayList<>();
        String source = resolveIncludes(LatexText.removeComments(PlainText.decode(content)), notes);
        Map<String, ListedReference> list = references(file, source, notes);
        notes.add(ReadingNote.info(NoteTopic.TEXT, "Display formulas, figures and tables were left out of the text."));
        List<String> keys = List.copyOf(list.keySet());
        return new ManuscriptContent(
                file,
                FileFormat.LATEX,
                LatexText.plain(argument(source, "\\title")),
                LatexText.body(document(source), cited -> citationMark(cited, keys)),
                List.copyOf(list.values()),
                notes);
    }

    /** Replaces \\input, \\include and \\subfile by the content of the files. */
    private String resolveIncludes(String source, List<ReadingNote> notes) {
        String text = source;
        Set<String> missing = new LinkedHashSet<>();
        for (int files = 0; files < MAX_INCLUDED_FILES; files++) {
            Matcher input = INPUT.matcher(text);
            boolean found = false;
            while (input.find() && !found) {
                String name = withExtension(input.group(1).strip(), ".tex");
                found = companions.file(name).isPresent();
                if (found) {
                    String part = LatexText.removeComments(
                            PlainText.decode(companions.file(name).orElseThrow()));
                    text = text.substring(0, input.start()) + "\n" + part + "\n" + text.substring(input.end());
                } else {
                    missing.add(name);
                }
            }
            if (!found) {
                break;
            }
        }
        if (!missing.isEmpty()) {
            notes.add(ReadingNote.warning(
                    NoteTopic.TEXT,
                    "Not in the folder of the manuscript, so not read: %s.".formatted(String.join(", ", missing))));
        }
        return text;
    }

    private Map<String, ListedReference> references(String file, String source, List<ReadingNote> notes) {
        int begin = source.indexOf(BEGIN_LIST);
        if (begin >= 0) {
            Map<String, ListedReference> entries = LatexBibliography.parse(source);
            notes.add(ReadingNote.info(
                    NoteTopic.REFERENCES, "%d references, each a \\bibitem.".formatted(entries.size())));
            return entries;
        }
        String bbl = file.replaceFirst("\\.[^.]+$", "") + ".bbl";
        Map<String, ListedReference> entries = companions
                .file(bbl)
                .map(PlainText::decode)
                .map(LatexBibliography::parse)
                .orElse(Map.of());
        if (!entries.isEmpty()) {
            notes.add(ReadingNote.info(NoteTopic.REFERENCES, "%d references, from %s.".formatted(entries.size(), bbl)));
            return entries;
        }
        return fromBibtexFiles(source, notes);
    }

    private Map<String, ListedReference> fromBibtexFiles(String source, List<ReadingNote> notes) {
        Map<String, ListedReference> known = new LinkedHashMap<>();
        List<String> read = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        for (String name : bibliographyFiles(source)) {
            companions
                    .file(name)
                    .ifPresentOrElse(
                            content -> {
                                known.putAll(bibtex.parse(name, content));
                                read.add(name);
                            },
                            () -> missing.add(name));
        }
        if (!missing.isEmpty()) {
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "The bibliography %s is not in the folder of the manuscript. Give it as the reference list."
                            .formatted(String.join(", ", missing))));
        } else if (read.isEmpty()) {
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "No reference list was found: the source has no thebibliography, names no .bib file, and"
                            + " there is no .bbl file of the same name."));
        }
        return selectCited(source, known, read, notes);
    }

    private static Map<String, ListedReference> selectCited(
            String source, Map<String, ListedReference> known, List<String> read, List<ReadingNote> notes) {
        Set<String> keys = citedKeys(source);
        if (keys.remove("*")) {
            keys.addAll(known.keySet());
        }
        Map<String, ListedReference> list = new LinkedHashMap<>();
        Set<String> unknown = new LinkedHashSet<>();
        for (String key : keys) {
            ListedReference reference = known.get(key);
            if (reference == null) {
                unknown.add(key);
            } else {
                list.put(key, new ListedReference(reference.text(), 0));
            }
        }
        if (!read.isEmpty()) {
            notes.add(ReadingNote.info(
                    NoteTopic.REFERENCES,
                    "%d references that the text cites, from %s.".formatted(list.size(), String.join(", ", read))));
        }
        if (!unknown.isEmpty() && !read.isEmpty()) {
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "Cited, but not in the bibliography: %s.".formatted(String.join(", ", unknown))));
        }
        return list;
    }

    private static Set<String> citedKeys(String source) {
        Set<String> keys = new LinkedHashSet<>();
        Matcher cite = CITE.matcher(source);
        while (cite.find()) {
            Stream.of(cite.group(1).split(","))
                    .map(String::strip)
                    .filter(key -> !key.isEmpty())
                    .forEach(keys::add);
        }
        return keys;
    }

    private static Set<String> bibliographyFiles(String source) {
        Set<String> names = new LinkedHashSet<>();
        Matcher bibliography = BIBLIOGRAPHY.matcher(source);
        while (bibliography.find()) {
            for (String name : bibliography.group(1).split(",")) {
                names.add(withExtension(name.strip(), ".bib"));
            }
        }
        return names;
    }

    private static String withExtension(String name, String ending) {
        String plain = name.startsWith("./") ? name.substring(2) : name;
        return plain.toLowerCase(Locale.ROOT).endsWith(ending) ? plain : plain + ending;
    }

    /** A citation as the numbers of the references in the list: {@code [3, 4]}. */
    private static String citationMark(List<String> cited, List<String> keys) {
        return "["
                + cited.stream()
                        .map(key -> keys.indexOf(key) < 0 ? "?" : Integer.toString(keys.indexOf(key) + 1))
                        .collect(Collectors.joining(", "))
                + "]";
    }

    private static String document(String source) {
        int begin = source.indexOf("\\begin{document}");
        int end = source.indexOf("\\end{document}");
        return source.substring(
                begin < 0 ? 0 : begin + "\\begin{document}".length(), end < 0 || end < begin ? source.length() : end);
    }

    private static String argument(String source, String command) {
        int at = source.indexOf(command + "{");
        at = at < 0 ? source.indexOf(command + "[") : at;
        if (at < 0) {
            return "";
        }
        LatexScanner in = new LatexScanner(source.substring(at + command.length()));
        in.readOption();
        return in.readGroup();
    }
}
