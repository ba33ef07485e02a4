package preflight.manuscript;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import preflight.manuscript.Note.Topic;

/**
 * A LaTeX source. The list is the {@code thebibliography} in it, else the .bbl beside it, else those entries of the .bib
 * files it names that it cites.
 */
final class LatexReader implements FormatReader {
    private static final Pattern INPUT = Pattern.compile("\\\\(?:input|include|subfile)\\{([^}]+)}");
    private static final Pattern CITE =
            Pattern.compile("\\\\[a-zA-Z]*[cC]ite[a-zA-Z]*\\*?\\s*(?:\\[[^\\]]*]\\s*){0,2}\\{([^}]*)}");
    private static final Pattern BIBLIOGRAPHY =
            Pattern.compile("\\\\(?:bibliography|addbibresource(?:\\[[^\\]]*])?)\\{([^}]+)}");
    private static final String BEGIN_LIST = "\\begin{thebibliography}";
    private static final int MOST_FILES = 50;

    private final Companions companions;

    LatexReader(Companions companions) {
        this.companions = companions;
    }

    @Override
    public Submission read(String file, byte[] content) {
        Assembly assembly = new Assembly(file, FileFormat.LATEX);
        String source = whole(LatexText.withoutComments(PlainText.of(content)), assembly);
        Map<String, ListedReference> list = list(file, source, assembly);
        assembly.titled(LatexText.plain(argument(source, "\\title")));
        List<String> keys = List.copyOf(list.keySet());
        String body = LatexText.body(document(source), cited -> mark(cited, keys));
        return assembly.noting(
                        Note.fact(Topic.TEXT, "Formulas set apart, figures and tables were left out of the text."))
                .of(body, List.copyOf(list.values()));
    }

    /** The source with the files it takes in. */
    private String whole(String source, Assembly assembly) {
        String text = source;
        Set<String> missing = new LinkedHashSet<>();
        for (int files = 0; files < MOST_FILES; files++) {
            Matcher input = INPUT.matcher(text);
            boolean found = false;
            while (input.find() && !found) {
                String name = withEnding(input.group(1).strip(), ".tex");
                found = companions.file(name).isPresent();
                if (found) {
                    String part = LatexText.withoutComments(
                            PlainText.of(companions.file(name).orElseThrow()));
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
            assembly.noting(Note.doubt(
                    Topic.TEXT,
                    "Not in the manuscript's folder, so not read: %s.".formatted(String.join(", ", missing))));
        }
        return text;
    }

    private Map<String, ListedReference> list(String file, String source, Assembly assembly) {
        int begin = source.indexOf(BEGIN_LIST);
        if (begin >= 0) {
            Map<String, ListedReference> entries = LatexBibliography.of(source);
            assembly.noting(Note.fact(Topic.REFERENCES, "%d references, each a \\bibitem.".formatted(entries.size())));
            return entries;
        }
        String bbl = file.replaceFirst("\\.[^.]+$", "") + ".bbl";
        Map<String, ListedReference> entries = companions
                .file(bbl)
                .map(PlainText::of)
                .filter(latex -> !LatexBibliography.isOfBiblatex(latex))
                .map(LatexBibliography::of)
                .orElse(Map.of());
        if (!entries.isEmpty()) {
            assembly.noting(Note.fact(Topic.REFERENCES, "%d references, from %s.".formatted(entries.size(), bbl)));
            return entries;
        }
        return cited(source, assembly);
    }

    private Map<String, ListedReference> cited(String source, Assembly assembly) {
        Map<String, ListedReference> known = new LinkedHashMap<>();
        List<String> read = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        for (String name : names(source)) {
            companions
                    .file(name)
                    .ifPresentOrElse(
                            content -> {
                                known.putAll(BibtexReader.entries(name, content).references());
                                read.add(name);
                            },
                            () -> missing.add(name));
        }
        if (!missing.isEmpty()) {
            assembly.noting(Note.doubt(
                    Topic.REFERENCES,
                    "The bibliography %s is not in the manuscript's folder. Give it as the reference list."
                            .formatted(String.join(", ", missing))));
        } else if (read.isEmpty()) {
            assembly.noting(
                    Note.doubt(
                            Topic.REFERENCES,
                            "No reference list was found: the source has no thebibliography, names no .bib file, and no .bbl lies beside it."));
        }
        return pick(source, known, read, assembly);
    }

    private static Map<String, ListedReference> pick(
            String source, Map<String, ListedReference> known, List<String> read, Assembly assembly) {
        Set<String> keys = keys(source);
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
            assembly.noting(Note.fact(
                    Topic.REFERENCES,
                    "%d references: those that the text cites, from %s."
                            .formatted(list.size(), String.join(", ", read))));
        }
        if (!unknown.isEmpty() && !read.isEmpty()) {
            assembly.noting(Note.doubt(
                    Topic.REFERENCES, "Cited, but not in the bibliography: %s.".formatted(String.join(", ", unknown))));
        }
        return list;
    }

    private static Set<String> keys(String source) {
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

    private static Set<String> names(String source) {
        Set<String> names = new LinkedHashSet<>();
        Matcher bibliography = BIBLIOGRAPHY.matcher(source);
        while (bibliography.find()) {
            for (String name : bibliography.group(1).split(",")) {
                names.add(withEnding(name.strip(), ".bib"));
            }
        }
        return names;
    }

    private static String withEnding(String name, String ending) {
        String plain = name.startsWith("./") ? name.substring(2) : name;
        return plain.toLowerCase(java.util.Locale.ROOT).endsWith(ending) ? plain : plain + ending;
    }

    /** The numbers of the cited entries in the list that is sent. */
    private static String mark(List<String> cited, List<String> keys) {
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
        in.option();
        return in.group();
    }
}
