package preflight.manuscript.made;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import preflight.manuscript.made.PdfPage.Look;
import preflight.manuscript.made.PdfPage.Setting;

/** PDFs. */
final class PdfCases {
    private static final Look IEEE =
            Look.plain().columns(2).size(9.5, 11.5).inBlocks().head("JOURNAL OF UNHURRIED RESULTS, VOL. 3");

    private PdfCases() {}

    static List<Made> all() {
        return List.of(
                made(
                        "one column, numbered, hanging",
                        Look.plain(),
                        PlainCases.refs(Style.VANCOUVER, 34, 51),
                        (page, refs) -> numbered(page, refs, "%d.", new Setting(11, 0, 22, 0))),
                made(
                        "one column, author and year, hanging",
                        Look.plain().inBlocks(),
                        PlainCases.sorted(Style.APA, 31, 52),
                        (page, refs) -> refs.forEach(ref -> page.paragraph(ref, new Setting(11, 0, 24, 0)))),
                made(
                        "two columns, small list across pages",
                        IEEE,
                        PlainCases.refs(Style.IEEE, 52, 53),
                        (page, refs) -> numbered(page, refs, "[%d]", new Setting(8, 0, 18, 0))),
                made(
                        "two columns, numbers flush with the text",
                        IEEE,
                        PlainCases.refs(Style.NATURE, 38, 54),
                        (page, refs) -> {
                            for (int i = 0; i < refs.size(); i++) {
                                page.paragraph((i + 1) + ". " + refs.get(i), new Setting(8.5, 0, 0, 2));
                            }
                        }),
                made(
                        "numbered lines, double spacing",
                        Look.plain().size(12, 24).numberedLines(),
                        PlainCases.refs(Style.VANCOUVER, 26, 55),
                        (page, refs) -> numbered(page, refs, "%d.", new Setting(12, 0, 24, 0))),
                made(
                        "numbered lines, author and year",
                        Look.plain().numberedLines(),
                        PlainCases.sorted(Style.HARVARD, 27, 56),
                        (page, refs) -> refs.forEach(ref -> page.paragraph(ref, new Setting(11, 0, 20, 0)))),
                made(
                        "space between entries, no indents",
                        Look.plain().head("Watermarks and ledgers"),
                        PlainCases.sorted(Style.CHICAGO, 28, 57),
                        (page, refs) -> refs.forEach(ref -> page.paragraph(ref, new Setting(11, 0, 0, 8)))),
                withNotes(
                        "footnotes, two columns, hanging",
                        IEEE,
                        PlainCases.sorted(Style.APA, 29, 58),
                        (page, refs) -> refs.forEach(ref -> page.paragraph(ref, new Setting(8.5, 0, 12, 1)))),
                made(
                        "three columns",
                        Look.plain().columns(3).size(8.5, 10.5).inBlocks(),
                        PlainCases.refs(Style.VANCOUVER, 40, 59),
                        (page, refs) -> numbered(page, refs, "%d.", new Setting(7.5, 0, 14, 0))),
                made(
                        "appendix behind the list",
                        Look.plain().sansSerif(),
                        PlainCases.refs(Style.IEEE, 22, 60),
                        (page, refs) -> {
                            numbered(page, refs, "[%d]", new Setting(10, 0, 24, 2));
                            page.heading("Appendix A. The glass on the roof");
                            page.paragraph(
                                    "Every reading after 1923 was divided by 1.31 before use. The factor was measured by Halvorsen in 2004"
                                            + " with both glasses side by side in the same storm, and again by us in 2019.");
                        }),
                made(
                        "captions behind the list",
                        Look.plain(),
                        PlainCases.sorted(Style.HARVARD, 20, 61),
                        (page, refs) -> {
                            refs.forEach(ref -> page.paragraph(ref, new Setting(11, 0, 18, 3)));
                            page.heading("Figure legends");
                            page.paragraph(
                                    "Figure 1. The lower river with its 27 mills, after the map of 1874. Ruins without a race are left out.");
                        }),
                made(
                        "German, one column",
                        Look.plain().inBlocks().head("Archiv für Regen"),
                        PlainCases.refs(Style.GERMAN, 25, 62),
                        "Literaturverzeichnis",
                        (page, refs) -> numbered(page, refs, "[%d]", new Setting(10, 0, 26, 0))),
                made(
                        "short list on one page",
                        Look.plain().size(10, 12),
                        PlainCases.refs(Style.VANCOUVER, 5, 63),
                        (page, refs) -> numbered(page, refs, "%d.", new Setting(10, 0, 16, 0))),
                made(
                        "first lines set in, two columns",
                        IEEE,
                        PlainCases.sorted(Style.HARVARD, 33, 64),
                        (page, refs) -> refs.forEach(ref -> page.paragraph(ref, new Setting(8.5, 10, 0, 0)))));
    }

    private static void numbered(PdfPage page, List<String> refs, String label, Setting setting) {
        for (int i = 0; i < refs.size(); i++) {
            page.labelled(label.formatted(i + 1), refs.get(i), setting);
        }
    }

    private static Made made(String name, Look look, List<String> refs, BiConsumer<PdfPage, List<String>> list) {
        return made(name, look, refs, "References", list);
    }

    private static Made made(
            String name, Look look, List<String> refs, String heading, BiConsumer<PdfPage, List<String>> list) {
        PdfPage page = opened(look);
        page.heading(heading);
        list.accept(page, refs);
        return made(name, page, refs);
    }

    private static Made withNotes(String name, Look look, List<String> refs, BiConsumer<PdfPage, List<String>> list) {
        PdfPage page = new PdfPage(look).title(Prose.TITLE, "A. Nobody, B. Someone");
        page.heading("1. Introduction");
        for (int i = 0; i < Prose.ENGLISH.size(); i++) {
            if (i % 3 == 0) {
                page.footnote(
                        Integer.toString(i / 3 + 1), "The parish office keeps the key, and lends it on Tuesdays only.");
            }
            page.paragraph(Prose.ENGLISH.get(i));
        }
        page.heading("References");
        list.accept(page, refs);
        return made(name, page, refs);
    }

    private static PdfPage opened(Look look) {
        PdfPage page = new PdfPage(look).title(Prose.TITLE, "A. Nobody, B. Someone");
        page.heading("1. Introduction");
        Prose.ENGLISH.forEach(page::paragraph);
        page.heading("2. Results");
        Prose.ENGLISH.reversed().forEach(page::paragraph);
        return page;
    }

    private static Made made(String name, PdfPage page, List<String> refs) {
        return new Made("PDF, " + name, "manuscript.pdf", page.bytes(), refs, Prose.ENGLISH, Map.of());
    }
}
