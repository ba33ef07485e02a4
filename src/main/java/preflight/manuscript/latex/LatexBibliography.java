package preflight.manuscript.latex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.manuscript.ListedReference;

/** Parses the entries of a {@code thebibliography} environment. */
final class LatexBibliography {
    private static final Pattern ITEM = Pattern.compile("\\\\bibitem(?![a-zA-Z])|\\\\end\\{thebibliography}");
    /** A .bbl file of biblatex has fields for its own macros, no text. */
    private static final Pattern BIBLATEX = Pattern.compile("\\\\(?:refsection|datalist|sortlist|entry)\\{");

    private LatexBibliography() {}

    /** Whether the file was written for biblatex: only LaTeX can format it. */
    static boolean isBiblatex(String latex) {
        return BIBLATEX.matcher(latex).find() && !latex.contains("\\bibitem");
    }

    /** The entries by citation key, in their order. A repeated key gets a suffix. */
    static Map<String, ListedReference> parse(String latex) {
        Map<String, ListedReference> entries = new LinkedHashMap<>();
        Matcher item = ITEM.matcher(latex);
        List<Integer> starts = new ArrayList<>();
        while (item.find()) {
            starts.add(item.start());
        }
        for (int i = 0; i < starts.size(); i++) {
            int end = i + 1 < starts.size() ? starts.get(i + 1) : latex.length();
            if (latex.startsWith("\\bibitem", starts.get(i))) {
                add(latex.substring(starts.get(i), end), lineNumber(latex, starts.get(i)), entries);
            }
        }
        return entries;
    }

    private static void add(String item, int line, Map<String, ListedReference> entries) {
        LatexScanner in = new LatexScanner(item);
        in.skip("\\bibitem".length());
        in.readOption();
        String key = in.readGroup().strip();
        String text = LatexText.plain(in.readUntil("\\bibitem"));
        if (!text.isEmpty()) {
            entries.put(entries.containsKey(key) ? key + "#" + entries.size() : key, new ListedReference(text, line));
        }
    }

    private static int lineNumber(String text, int at) {
        return 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    }
}
