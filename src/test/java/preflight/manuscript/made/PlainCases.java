package preflight.manuscript.made;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Plain text and Markdown. */
final class PlainCases {
    private static final int WIDTH = 78;
    private static final String APPENDIX =
            "Appendix A. How the readings were divided\n\nEvery reading after 1923 was divided by 1.31 before use. "
                    + "The factor was measured by Halvorsen in 2004 with both glasses side by side in the same storm.";

    private PlainCases() {}

    static List<Made> all() {
        List<Made> cases = new ArrayList<>();
        cases.add(txt(
                "numbers in brackets, wrapped and hanging",
                "References",
                refs(Style.VANCOUVER, 23, 1),
                "",
                (n, ref) -> hanging("[" + n + "] ", ref, 5)));
        cases.add(txt(
                "numbers with blank lines between",
                "REFERENCES",
                refs(Style.IEEE, 18, 2),
                "",
                (n, ref) -> wrapped(n + ". " + ref) + "\n"));
        cases.add(txt(
                "author and year, hanging",
                "References",
                sorted(Style.APA, 21, 3),
                APPENDIX,
                (n, ref) -> hanging("", ref, 4)));
        cases.add(txt("one a line", "Literature Cited", sorted(Style.HARVARD, 15, 4), "", (n, ref) -> ref));
        cases.add(txt(
                "blank lines between, author and year",
                "Bibliography",
                sorted(Style.CHICAGO, 17, 5),
                "",
                (n, ref) -> wrapped(ref) + "\n"));
        cases.add(txt(
                "nothing but line ends between authors",
                "References",
                sorted(Style.APA, 16, 6),
                "",
                (n, ref) -> wrapped(ref)));
        cases.add(text(
                "German, numbers in parentheses",
                "manuskript.txt",
                "Wasserzeichen, Rechnungsbücher und Regen\n\n"
                        + Prose.GERMAN.stream().map(PlainCases::wrapped).collect(Collectors.joining("\n\n"))
                        + "\n\nLiteraturverzeichnis\n\n"
                        + list(refs(Style.GERMAN, 14, 7), (n, ref) -> hanging("(" + n + ") ", ref, 4)),
                refs(Style.GERMAN, 14, 7),
                Prose.GERMAN));
        cases.add(text(
                "numbered list without a heading",
                "letter.txt",
                body() + "\n\n" + list(refs(Style.NATURE, 12, 8), (n, ref) -> wrapped(n + ". " + ref)),
                refs(Style.NATURE, 12, 8),
                Prose.ENGLISH));
        cases.add(txt(
                "first line set in",
                "5. References",
                sorted(Style.HARVARD, 19, 9),
                "",
                (n, ref) -> "    " + wrapped(ref)));
        cases.addAll(markdown());
        return cases;
    }

    private static List<Made> markdown() {
        String body = "# " + Prose.TITLE + "\n\n## Introduction\n\n" + String.join("\n\n", Prose.ENGLISH);
        List<String> bullets = sorted(Style.APA, 13, 11);
        List<String> numbers = refs(Style.VANCOUVER, 27, 12);
        List<String> lazy = refs(Style.IEEE, 9, 13);
        List<String> pandoc = sorted(Style.CHICAGO, 15, 14);
        return List.of(
                text(
                        "Markdown, bullets",
                        "draft.md",
                        body + "\n\n## References\n\n" + list(bullets, (n, ref) -> "- " + emphasised(ref)),
                        bullets,
                        Prose.ENGLISH),
                text(
                        "Markdown, numbered, front matter",
                        "paper.md",
                        "---\ntitle: \"" + Prose.TITLE + "\"\nauthor: A. Nobody\n---\n\n"
                                + String.join("\n\n", Prose.ENGLISH)
                                + "\n\n# References\n\n" + list(numbers, (n, ref) -> n + ". " + ref)
                                + "\n\n# Supplementary Material\n\n"
                                + "The tables can be had from the parish office on Tuesdays, between ten and noon.",
                        numbers,
                        Prose.ENGLISH),
                text(
                        "Markdown, all numbers one",
                        "lazy.md",
                        body + "\n\nReferences\n----------\n\n" + list(lazy, (n, ref) -> "1. " + ref),
                        lazy,
                        Prose.ENGLISH),
                text(
                        "Markdown, Pandoc's citation fences",
                        "out.md",
                        body
                                + "\n\n## Bibliography {#bibliography .unnumbered}\n\n::: {#refs .references .csl-bib-body}\n"
                                + list(
                                        pandoc,
                                        (n, ref) -> "::: {#ref-" + n + " .csl-entry}\n" + wrapped(ref) + "\n:::\n")
                                + "\n:::\n",
                        pandoc,
                        Prose.ENGLISH));
    }

    static List<String> refs(Style style, int count, long seed) {
        return KnownWorks.some(count, seed).stream().map(style::of).toList();
    }

    static List<String> sorted(Style style, int count, long seed) {
        return KnownWorks.alphabetical(count, seed).stream().map(style::of).toList();
    }

    private static Made txt(
            String name,
            String heading,
            List<String> references,
            String behind,
            BiFunction<Integer, String, String> entry) {
        return text(
                "Text, " + name,
                "manuscript.txt",
                body() + "\n\n" + heading + "\n\n" + list(references, entry) + "\n\n" + behind,
                references,
                Prose.ENGLISH);
    }

    private static String body() {
        return Prose.TITLE + "\n\n"
                + Prose.ENGLISH.stream().map(PlainCases::wrapped).collect(Collectors.joining("\n\n"));
    }

    private static Made text(String name, String file, String content, List<String> references, List<String> body) {
        return new Made(name, file, content.getBytes(StandardCharsets.UTF_8), references, body, Map.of());
    }

    private static String list(List<String> references, BiFunction<Integer, String, String> entry) {
        return IntStream.range(0, references.size())
                .mapToObj(i -> entry.apply(i + 1, references.get(i)))
                .collect(Collectors.joining("\n"));
    }

    private static String emphasised(String reference) {
        return reference.replaceFirst(", (\\d+\\()", ", *$1").replaceFirst("(\\*\\d+\\([^)]*\\))", "$1*");
    }

    private static String wrapped(String text) {
        return hanging("", text, 0);
    }

    private static String hanging(String label, String text, int indent) {
        StringBuilder lines = new StringBuilder(label);
        int column = label.length();
        for (String word : text.split(" ")) {
            if (column > indent && column + word.length() + 1 > WIDTH) {
                lines.append('\n').append(" ".repeat(indent));
                column = indent;
            } else if (column > label.length() || column > 0 && column != label.length()) {
                lines.append(' ');
                column++;
            }
            lines.append(word);
            column += word.length();
        }
        return lines.toString();
    }
}
