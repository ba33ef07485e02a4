package preflight.manuscript.latex;

import java.util.Map;

/** Characters that LaTeX commands print. */
final class LatexSymbols {
    /** Accents, as combining characters. */
    static final Map<String, String> ACCENTS = Map.ofEntries(
            Map.entry("`", "\u0300"),
            Map.entry("'", "\u0301"),
            Map.entry("^", "\u0302"),
            Map.entry("~", "\u0303"),
            Map.entry("=", "\u0304"),
            Map.entry("u", "\u0306"),
            Map.entry(".", "\u0307"),
            Map.entry("\"", "\u0308"),
            Map.entry("r", "\u030A"),
            Map.entry("H", "\u030B"),
            Map.entry("v", "\u030C"),
            Map.entry("d", "\u0323"),
            Map.entry("c", "\u0327"),
            Map.entry("k", "\u0328"),
            Map.entry("b", "\u0331"));

    /** Commands for single characters and spaces. */
    static final Map<String, String> SYMBOLS = Map.ofEntries(
            Map.entry("ss", "ß"),
            Map.entry("ae", "æ"),
            Map.entry("AE", "Æ"),
            Map.entry("oe", "œ"),
            Map.entry("OE", "Œ"),
            Map.entry("aa", "å"),
            Map.entry("AA", "Å"),
            Map.entry("o", "ø"),
            Map.entry("O", "Ø"),
            Map.entry("l", "ł"),
            Map.entry("L", "Ł"),
            Map.entry("i", "ı"),
            Map.entry("j", "ȷ"),
            Map.entry("dh", "ð"),
            Map.entry("th", "þ"),
            Map.entry("ldots", "…"),
            Map.entry("dots", "…"),
            Map.entry("textendash", "–"),
            Map.entry("textemdash", "—"),
            Map.entry("textquoteright", "’"),
            Map.entry("S", "§"),
            Map.entry("copyright", "©"),
            Map.entry("textdegree", "°"),
            Map.entry("TeX", "TeX"),
            Map.entry("LaTeX", "LaTeX"),
            Map.entry("&", "&"),
            Map.entry("%", "%"),
            Map.entry("$", "$"),
            Map.entry("#", "#"),
            Map.entry("_", "_"),
            Map.entry("{", "{"),
            Map.entry("}", "}"),
            Map.entry(" ", " "),
            Map.entry(",", "\u2009"),
            Map.entry("alpha", "α"),
            Map.entry("beta", "β"),
            Map.entry("gamma", "γ"),
            Map.entry("mu", "μ"),
            Map.entry("times", "×"),
            Map.entry("pm", "±"),
            Map.entry("\\", " "),
            Map.entry("newline", " "),
            Map.entry("newblock", " "),
            Map.entry("par", "\n\n"),
            Map.entry("item", "\n- "),
            Map.entry("natexlab", ""),
            Map.entry("BibitemOpen", ""),
            Map.entry("BibitemShut", ""));

    private LatexSymbols() {}
}
