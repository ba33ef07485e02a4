package preflight.manuscript.made;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** LaTeX, and the formats of reference managers. */
final class LatexCases {
    private LatexCases() {}

    static List<Made> all() {
        List<KnownWork> works = KnownWorks.some(16, 21);
        List<String> vancouver = works.stream().map(Style.VANCOUVER::of).toList();
        String items = IntStream.range(0, works.size())
                .mapToObj(i -> "\\bibitem{" + key(i) + "}\n" + latex(vancouver.get(i)) + "\n")
                .collect(Collectors.joining("\n"));
        String list = "\\begin{thebibliography}{99}\n" + items + "\\end{thebibliography}\n";
        String natbib = "\\begin{thebibliography}{16}\n\\providecommand{\\natexlab}[1]{#1}\n"
                + items.replaceAll("\\\\bibitem\\{", "\\\\bibitem[Someone(1999)]{")
                        .replace(". ", ".\n\\newblock ") + "\\end{thebibliography}\n";
        List<Made> cases = new ArrayList<>();
        cases.add(made("LaTeX, list in the source", "paper.tex", source("", list), vancouver, Map.of()));
        cases.add(made(
                "LaTeX, .bbl beside it",
                "main.tex",
                source("", "\\bibliographystyle{plainnat}\n\\bibliography{refs}"),
                vancouver,
                Map.of("main.bbl", bytes(natbib))));
        cases.add(made(
                "LaTeX, .bib beside it",
                "article.tex",
                source("", "\\bibliography{library}"),
                works.stream().map(LatexCases::fields).toList(),
                Map.of("library.bib", bytes(bib(works) + UNCITED))));
        cases.add(made(
                "LaTeX, parts in other files",
                "book.tex",
                "\\documentclass{article}\n\\title{" + Prose.TITLE
                        + "}\n\\begin{document}\n\\maketitle\n\\input{sections/body}\n\\input{list.tex}\n\\end{document}\n",
                vancouver,
                Map.of("sections/body.tex", bytes(paragraphs()), "list.tex", bytes(list))));
        cases.add(new Made("BibTeX's .bbl alone", "main.bbl", bytes(natbib), vancouver, List.of(), Map.of()));
        cases.add(new Made(
                "BibTeX",
                "library.bib",
                bytes(bib(works)),
                works.stream().map(LatexCases::fields).toList(),
                List.of(),
                Map.of()));
        cases.add(new Made(
                "RIS",
                "export.ris",
                bytes(ris(works)),
                works.stream().map(LatexCases::fields).toList(),
                List.of(),
                Map.of()));
        cases.add(new Made(
                "CSL-JSON",
                "items.json",
                bytes(csl(works)),
                works.stream().map(LatexCases::fields).toList(),
                List.of(),
                Map.of()));
        return cases;
    }

    private static final String UNCITED =
            "@book{never, author={Nobody, Norma}, title={A book that the text does not cite}, year={1990}}\n";

    private static Made made(
            String name, String file, String content, List<String> references, Map<String, byte[]> companions) {
        return new Made(name, file, bytes(content), references, Prose.ENGLISH, companions);
    }

    private static String source(String preamble, String end) {
        return "\\documentclass[12pt]{article}\n% not this: \\cite{nothing}\n" + preamble + "\\title{" + Prose.TITLE
                + "}\n\\author{A. Nobody}\n" + "\\begin{document}\n\\maketitle\n\\section{Introduction}\n"
                + paragraphs() + "\n" + end + "\n\\end{document}\n";
    }

    private static String paragraphs() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Prose.ENGLISH.size(); i++) {
            text.append(latex(Prose.ENGLISH.get(i)))
                    .append(" As was shown before~\\citep[see][p.~4]{")
                    .append(key(2 * i))
                    .append(',')
                    .append(key(2 * i + 1))
                    .append("}.\n\n");
        }
        return text.append(
                        "\\begin{table}\\caption{Prices}\\begin{tabular}{ll} 1 & 2 \\\\ \\end{tabular}\\end{table}\n")
                .toString();
    }

    private static String key(int i) {
        return "work" + i;
    }

    private static String latex(String text) {
        return text.replace("&", "\\&")
                .replace("%", "\\%")
                .replace("_", "\\_")
                .replace("–", "--")
                .replace("é", "\\'e")
                .replace("ö", "\\\"{o}")
                .replace("ü", "{\\\"u}")
                .replace("“", "``")
                .replace("”", "''");
    }

    private static String bib(List<KnownWork> works) {
        StringBuilder bib = new StringBuilder("% a comment\n@string{unused = \"Nothing\"}\n\n");
        for (int i = 0; i < works.size(); i++) {
            KnownWork work = works.get(i);
            bib.append("@article{")
                    .append(key(i))
                    .append(",\n  author = {")
                    .append(latex(IntStream.range(0, work.families().size())
                            .mapToObj(n ->
                                    work.families().get(n) + ", " + work.given().get(n))
                            .collect(Collectors.joining(" and "))))
                    .append("},\n  title = {{")
                    .append(latex(work.title()))
                    .append("}},\n  journal = {")
                    .append(latex(work.container()))
                    .append("},\n  year = ")
                    .append(work.year())
                    .append(",\n  volume = {")
                    .append(work.volume())
                    .append("},\n  number = {")
                    .append(work.issue())
                    .append("},\n  pages = {")
                    .append(work.page().replace("-", "--"))
                    .append("},\n  doi = {")
                    .append(latex(work.doi()))
                    .append("}\n}\n\n");
        }
        return bib.toString();
    }

    private static String ris(List<KnownWork> works) {
        StringBuilder ris = new StringBuilder();
        for (KnownWork work : works) {
            ris.append("TY  - JOUR\r\n");
            for (int n = 0; n < work.families().size(); n++) {
                ris.append("AU  - ")
                        .append(work.families().get(n))
                        .append(", ")
                        .append(work.given().get(n))
                        .append("\r\n");
            }
            String[] pages = work.page().split("-");
            ris.append("TI  - ")
                    .append(work.title())
                    .append("\r\nJO  - ")
                    .append(work.container())
                    .append("\r\nPY  - ")
                    .append(work.year())
                    .append("/03/01\r\nVL  - ")
                    .append(work.volume())
                    .append("\r\nIS  - ")
                    .append(work.issue())
                    .append("\r\nSP  - ")
                    .append(pages[0])
                    .append(pages.length > 1 ? "\r\nEP  - " + pages[1] : "")
                    .append("\r\nDO  - ")
                    .append(work.doi())
                    .append("\r\nER  - \r\n\r\n");
        }
        return ris.toString();
    }

    private static String csl(List<KnownWork> works) {
        return works.stream()
                .map(work -> {
                    var item = new com.fasterxml.jackson.databind.ObjectMapper().createObjectNode();
                    item.put("type", "article-journal")
                            .put("title", work.title())
                            .put("container-title", work.container())
                            .put("volume", work.volume())
                            .put("issue", work.issue())
                            .put("page", work.page())
                            .put("DOI", work.doi());
                    item.putObject("issued").putArray("date-parts").addArray().add(work.year());
                    var authors = item.putArray("author");
                    for (int n = 0; n < work.families().size(); n++) {
                        authors.addObject()
                                .put("family", work.families().get(n))
                                .put("given", work.given().get(n));
                    }
                    return item.toString();
                })
                .collect(Collectors.joining(",\n", "[", "]"));
    }

    /** What the fields of a reference manager are sent as. */
    private static String fields(KnownWork work) {
        String names = IntStream.range(0, work.families().size())
                .mapToObj(n -> (work.families().get(n) + " "
                                + List.of(work.given().get(n).strip().split("[\\s.]+")).stream()
                                        .filter(p -> !p.isEmpty() && Character.isLetter(p.charAt(0)))
                                        .map(p -> p.substring(0, 1).toUpperCase(java.util.Locale.ROOT))
                                        .collect(Collectors.joining()))
                        .strip())
                .collect(Collectors.joining(", "));
        String title = work.title().matches(".*[.?!]$") ? work.title() : work.title() + ".";
        String number = work.issue().isEmpty() ? work.volume() : work.volume() + "(" + work.issue() + ")";
        return "%s. (%d). %s %s, %s, %s. https://doi.org/%s"
                .formatted(
                        names,
                        work.year(),
                        title,
                        work.container(),
                        number,
                        work.page().replace("-", "–"),
                        work.doi());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
