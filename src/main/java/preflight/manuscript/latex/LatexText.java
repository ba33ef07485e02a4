package preflight.manuscript.latex;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Converts LaTeX to plain text. Commands, display formulas, figures and tables are left out. */
public final class LatexText {
    private static final Pattern COMMENT = Pattern.compile("(?m)(?<!\\\\)((?:\\\\\\\\)*)%.*(?:\\R[ \\t]*|\\z)");
    private static final Pattern SPACES = Pattern.compile("[ \\t]+");
    private static final int MAX_DEPTH = 40;

    private final Function<List<String>, String> citation;
    private final List<String> footnotes = new ArrayList<>();

    private LatexText(Function<List<String>, String> citation) {
        this.citation = citation;
    }

    /** A short piece, such as a BibTeX field or a bibliography entry, on one line. */
    public static String plain(String latex) {
        LatexText text = new LatexText(keys -> "");
        return text.convert(removeComments(latex), 0)
                .replaceAll("\\s+", " ")
                .replaceAll(" ([.,;:])(?=\\s|$)", "$1")
                .strip();
    }

    /**
     * A document body: paragraphs separated by blank lines, footnotes at the end.
     *
     * @param citation text for a citation of these keys
     */
    static String body(String latex, Function<List<String>, String> citation) {
        LatexText text = new LatexText(citation);
        String body = text.convert(latex, 0);
        return Stream.concat(Stream.of(body), text.footnotes.stream())
                .flatMap(part -> Stream.of(part.split("\\n\\s*\\n")))
                .map(paragraph -> SPACES.matcher(paragraph)
                        .replaceAll(" ")
                        .replaceAll("\\s*\\n\\s*", "\n")
                        .strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .collect(Collectors.joining("\n\n"));
    }

    static String removeComments(String latex) {
        return COMMENT.matcher(latex).replaceAll("$1");
    }

    private String convert(String latex, int depth) {
        StringBuilder text = new StringBuilder();
        LatexScanner in = new LatexScanner(latex);
        while (!in.atEnd() && depth < MAX_DEPTH) {
            char c = in.next();
            switch (c) {
                case '\\' -> command(in, in.readCommandName(), text, depth);
                case '{', '}' -> {}
                case '~' -> text.append('\u00A0');
                case '$' -> text.append(formula(in));
                case '-' -> text.append(dash(in));
                case '`' -> text.append(quote(in, '`', "“", "‘"));
                case '\'' -> text.append(quote(in, '\'', "”", "’"));
                default -> text.append(c);
            }
        }
        return text.toString();
    }

    private static String formula(LatexScanner in) {
        if (in.peek() == '$') {
            in.skip(1);
            in.readUntil("$$");
            return " ";
        }
        return in.readUntil("$");
    }

    private static String dash(LatexScanner in) {
        if (in.lookingAt("--")) {
            in.skip(2);
            return "—";
        }
        if (in.lookingAt("-")) {
            in.skip(1);
            return "–";
        }
        return "-";
    }

    private static String quote(LatexScanner in, char mark, String doubled, String single) {
        if (in.peek() == mark) {
            in.skip(1);
            return doubled;
        }
        return single;
    }

    private void command(LatexScanner in, String name, StringBuilder text, int depth) {
        if (LatexSymbols.ACCENTS.containsKey(name)
                && (name.length() > 1
                        || !Character.isLetter(name.charAt(0))
                        || in.hasGroup()
                        || Character.isLetter(in.peek()))) {
            String letter = convert(in.readGroup(), depth + 1).replace("ı", "i").replace("ȷ", "j");
            text.append(
                    letter.isEmpty()
                            ? ""
                            : Normalizer.normalize(
                                    letter.charAt(0) + LatexSymbols.ACCENTS.get(name) + letter.substring(1),
                                    Normalizer.Form.NFC));
        } else if (LatexSymbols.SYMBOLS.containsKey(name)) {
            text.append(LatexSymbols.SYMBOLS.get(name));
        } else if (name.equals("begin") || name.equals("end")) {
            environment(in, name, text);
        } else if (LatexCommands.HEADINGS.contains(name)) {
            in.readOption();
            text.append("\n\n").append(convert(in.readGroup(), depth + 1)).append("\n\n");
        } else if (LatexCommands.isCitation(name)) {
            while (in.readOption().isPresent()) {
                // Optional notes such as "see" or pages are not needed.
            }
            text.append(citation.apply(
                    Stream.of(in.readGroup().split(",")).map(String::strip).toList()));
        } else if (name.equals("footnote")) {
            in.readOption();
            footnotes.add(convert(in.readGroup(), depth + 1));
        } else {
            remainingCommand(in, name, text, depth);
        }
    }

    private void remainingCommand(LatexScanner in, String name, StringBuilder text, int depth) {
        if (name.equals("(") || name.equals("[")) {
            text.append(
                    name.equals("(") ? in.readUntil("\\)") : in.readUntil("\\]").replaceAll(".*", " "));
        } else if (name.equals("href")) {
            String address = in.readGroup();
            String shown = convert(in.readGroup(), depth + 1);
            text.append(address.contains(shown.strip()) ? address : shown + " " + address);
        } else if (name.equals("url") || name.equals("path") || name.equals("nolinkurl")) {
            text.append(in.readGroup().replace("\\", ""));
        } else if (name.equals("doi")) {
            text.append("doi:").append(in.readGroup().replace("\\", ""));
        } else if (LatexCommands.CROSS_REFERENCES.contains(name)) {
            in.readGroup();
            text.append('1');
        } else if (LatexCommands.WITHOUT_TEXT.contains(name)) {
            commandWithoutText(in, name, text, depth);
        }
        // Of any other command only the arguments stay: \emph{…}, \textbf{…}.
    }

    private void commandWithoutText(LatexScanner in, String name, StringBuilder text, int depth) {
        in.readOption();
        String last = in.hasGroup() ? in.readGroup() : "";
        if (LatexCommands.TWO_ARGUMENTS.contains(name)) {
            in.readOption();
            last = in.hasGroup() ? in.readGroup() : last;
        }
        text.append(LatexCommands.TEXT_IN_LAST_ARGUMENT.contains(name) ? convert(last, depth + 1) : "");
    }

    private static void environment(LatexScanner in, String name, StringBuilder text) {
        String environment = in.readGroup();
        String bare = environment.replace("*", "");
        if (name.equals("begin") && LatexCommands.SKIPPED_ENVIRONMENTS.contains(bare)) {
            in.readUntil("\\end{" + environment + "}");
        } else if (name.equals("begin")) {
            in.readOption();
        }
        text.append("\n\n");
    }
}
