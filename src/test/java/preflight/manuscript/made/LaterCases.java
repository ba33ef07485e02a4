package preflight.manuscript.made;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import preflight.manuscript.made.PdfPage.Look;
import preflight.manuscript.made.PdfPage.Setting;

/** Layouts that were written after the readers, and that no reader was changed for before its first figure was taken. */
final class LaterCases {
    private LaterCases() {}

    static List<Made> all() {
        List<Made> cases = new ArrayList<>();
        cases.addAll(texts());
        cases.addAll(documents());
        cases.addAll(pdfs());
        return cases;
    }

    private static List<Made> texts() {
        String body = Prose.TITLE + "\r\n\r\n" + String.join("\r\n\r\n", Prose.ENGLISH);
        List<String> asterisks = PlainCases.sorted(Style.APA, 17, 71);
        List<String> french = PlainCases.refs(Style.VANCOUVER, 14, 72);
        List<String> paragraphs = PlainCases.refs(Style.NATURE, 21, 73);
        List<String> tabs = PlainCases.refs(Style.IEEE, 31, 74);
        return List.of(
                text(
                        "Later: text, Windows, a remark under the heading",
                        "a.txt",
                        Charset.forName("windows-1252"),
                        asterisks,
                        body + "\r\n\r\nReferences\r\n\r\n"
                                + asterisks.stream().collect(Collectors.joining("\r\n\r\n"))),
                text(
                        "Later: text, French, 1) and tabs",
                        "b.txt",
                        StandardCharsets.UTF_8,
                        french,
                        body + "\n\nRéférences bibliographiques\n" + numbered(french, "%d)\t%s", "\n")),
                text(
                        "Later: Markdown, paragraphs with [n]",
                        "c.md",
                        StandardCharsets.UTF_8,
                        paragraphs,
                        "# " + body + "\n\n**References**\n\n" + numbered(paragraphs, "[%d] %s", "\n\n")
                                + "\n\n**Acknowledgements**\n\nWe thank the parish once more."),
                text(
                        "Later: text, UTF-16",
                        "d.txt",
                        StandardCharsets.UTF_16,
                        tabs,
                        body + "\n\nLITERATURE CITED\n\n" + numbered(tabs, "%d. %s", "\n")));
    }

    private static List<Made> documents() {
        List<String> first = PlainCases.sorted(Style.CHICAGO, 8, 75);
        List<String> second = PlainCases.sorted(Style.CHICAGO, 9, 76);
        List<String> both = new ArrayList<>(first);
        both.addAll(second);
        List<String> spanish = PlainCases.sorted(Style.HARVARD, 16, 77);
        return List.of(
                docx("Later: Word, list in two parts", both, docx -> {
                    line(docx, "Bibliography", true);
                    line(docx, "Printed sources", true);
                    first.forEach(ref -> line(docx, ref, false));
                    line(docx, "Secondary literature", true);
                    second.forEach(ref -> line(docx, ref, false));
                }),
                docx("Later: Word, Spanish, tables behind", spanish, docx -> {
                    line(docx, "REFERENCIAS BIBLIOGRÁFICAS", false);
                    spanish.forEach(ref -> line(docx, ref, false));
                    line(docx, "Tabla 1. Precios de la cebada por semana", false);
                    docx.createTable(2, 3).getRow(0).getCell(0).setText("Semana");
                }));
    }

    private static List<Made> pdfs() {
        List<String> biographies = PlainCases.refs(Style.IEEE, 36, 78);
        List<String> acs = PlainCases.refs(Style.NATURE, 33, 79);
        List<String> pages = PlainCases.sorted(Style.HARVARD, 70, 80);
        List<String> labels = PlainCases.sorted(Style.CHICAGO, 19, 81);
        List<String> spaced = PlainCases.sorted(Style.APA, 24, 82);
        Look two = Look.plain().columns(2).size(10, 12).inBlocks().head("A. NOBODY AND B. SOMEONE");
        return List.of(
                pdf("Later: PDF, two columns, biographies behind the list", two, biographies, page -> {
                    page.heading("REFERENCES");
                    IntStream.range(0, biographies.size())
                            .forEach(i ->
                                    page.labelled("[" + (i + 1) + "]", biographies.get(i), new Setting(8, 0, 20, 0)));
                    page.paragraph(
                            "A. Nobody received her degree in hydrology in 1998 and has walked along rivers since. She works for the parish.",
                            new Setting(8, 0, 0, 16));
                }),
                pdf("Later: PDF, (1) in parentheses, sans serif, two columns", two.sansSerif(), acs, page -> {
                    page.heading("REFERENCES");
                    IntStream.range(0, acs.size())
                            .forEach(i -> page.paragraph("(" + (i + 1) + ") " + acs.get(i), new Setting(8, 0, 12, 0)));
                }),
                pdf(
                        "Later: PDF, long list over pages",
                        Look.plain().size(12, 15).inBlocks().head("Watermarks, ledgers and rain"),
                        pages,
                        page -> {
                            page.heading("Bibliography");
                            pages.forEach(ref -> page.paragraph(ref, new Setting(12, 0, 30, 4)));
                        }),
                pdf("Later: PDF, labels of letters and years", Look.plain(), labels, page -> {
                    page.heading("References");
                    for (int i = 0; i < labels.size(); i++) {
                        page.labelled(
                                "[" + labels.get(i).substring(0, 3)
                                        + labels.get(i).replaceAll("^.*?\\. \\d\\d(\\d\\d)\\. .*$", "$1") + "]",
                                labels.get(i),
                                new Setting(10, 0, 44, 3));
                    }
                }),
                pdf(
                        "Later: PDF, double spacing, hanging, numbered lines",
                        Look.plain().size(12, 24).numberedLines(),
                        spaced,
                        page -> {
                            page.heading("References");
                            spaced.forEach(ref -> page.paragraph(ref, new Setting(12, 0, 36, 0)));
                        }));
    }

    private static String numbered(List<String> references, String pattern, String between) {
        return IntStream.range(0, references.size())
                .mapToObj(i -> pattern.formatted(i + 1, references.get(i)))
                .collect(Collectors.joining(between));
    }

    private static Made text(String name, String file, Charset charset, List<String> references, String content) {
        return new Made(name, file, content.getBytes(charset), references, Prose.ENGLISH, Map.of());
    }

    private static Made docx(String name, List<String> references, Consumer<XWPFDocument> list) {
        try (XWPFDocument docx = new XWPFDocument();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            Prose.ENGLISH.forEach(text -> line(docx, text, false));
            list.accept(docx);
            docx.write(bytes);
            return new Made(name, "later.docx", bytes.toByteArray(), references, Prose.ENGLISH, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void line(XWPFDocument docx, String text, boolean heading) {
        var paragraph = docx.createParagraph();
        if (heading) {
            paragraph.setStyle("Heading2");
        }
        paragraph.createRun().setText(text);
    }

    private static Made pdf(String name, Look look, List<String> references, Consumer<PdfPage> list) {
        PdfPage page = new PdfPage(look).title(Prose.TITLE, "A. Nobody, B. Someone");
        page.heading("1. Introduction");
        Prose.ENGLISH.forEach(page::paragraph);
        list.accept(page);
        return new Made(name, "later.pdf", page.bytes(), references, Prose.ENGLISH, Map.of());
    }
}
