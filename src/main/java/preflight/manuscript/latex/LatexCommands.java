package preflight.manuscript.latex;

import java.util.Set;

/** Which LaTeX commands and environments have text, and which do not. */
final class LatexCommands {
    /** Commands whose arguments are not text. */
    static final Set<String> WITHOUT_TEXT = Set.of(
            "label",
            "vspace",
            "hspace",
            "includegraphics",
            "bibliographystyle",
            "usepackage",
            "pagestyle",
            "thispagestyle",
            "setlength",
            "setcounter",
            "input",
            "include",
            "bibliography",
            "addbibresource",
            "begin",
            "end",
            "nocite",
            "thanks",
            "hypersetup",
            "newcommand",
            "renewcommand",
            "providecommand",
            "bibinfo",
            "bibfield",
            "phantomsection",
            "markboth",
            "author",
            "date",
            "title",
            "affiliation",
            "address",
            "email",
            "keywords",
            "bibnamefont",
            "color",
            "vskip");
    /** Exceptions: commands of {@link #WITHOUT_TEXT} whose last argument is text. */
    static final Set<String> TEXT_IN_LAST_ARGUMENT = Set.of("bibinfo", "bibfield", "bibnamefont", "keywords");

    static final Set<String> TWO_ARGUMENTS = Set.of(
            "bibinfo",
            "bibfield",
            "setlength",
            "setcounter",
            "newcommand",
            "renewcommand",
            "providecommand",
            "markboth");
    static final Set<String> HEADINGS =
            Set.of("part", "chapter", "section", "subsection", "subsubsection", "paragraph", "subparagraph");
    static final Set<String> CROSS_REFERENCES = Set.of("ref", "eqref", "autoref", "cref", "Cref", "pageref");
    /** Environments without prose. */
    static final Set<String> SKIPPED_ENVIRONMENTS = Set.of(
            "figure",
            "table",
            "tabular",
            "equation",
            "align",
            "gather",
            "multline",
            "eqnarray",
            "displaymath",
            "tikzpicture",
            "verbatim",
            "lstlisting",
            "minted",
            "algorithm",
            "algorithmic",
            "longtable",
            "sidewaystable",
            "wrapfigure",
            "thebibliography",
            "comment",
            "filecontents",
            "CCSXML");

    private LatexCommands() {}

    /** Whether a command cites works by the keys in its argument: \\cite, \\citep, \\textcite … */
    static boolean isCitation(String name) {
        return name.matches("[a-zA-Z]*[cC]ite[a-zA-Z]*") && !name.equals("nocite") && !name.equals("citestyle");
    }
}
