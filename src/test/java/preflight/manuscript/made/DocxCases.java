package preflight.manuscript.made;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.poi.xwpf.usermodel.XWPFAbstractNum;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFFootnote;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFRun;
import org.apache.poi.xwpf.usermodel.XWPFTable;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTAbstractNum;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTLvl;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STFldCharType;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STNumberFormat;

/** Word documents. */
final class DocxCases {
    private DocxCases() {}

    static List<Made> all() {
        return List.of(
                made("numbers typed, heading style", PlainCases.refs(Style.VANCOUVER, 24, 41), (docx, refs) -> {
                    heading(docx, "References", true);
                    for (int i = 0; i < refs.size(); i++) {
                        paragraph(docx, (i + 1) + ".\t" + refs.get(i));
                    }
                }),
                made("author and year, bold heading, appendix", PlainCases.sorted(Style.APA, 18, 42), (docx, refs) -> {
                    heading(docx, "References", false);
                    refs.forEach(ref -> paragraph(docx, ref));
                    heading(docx, "Appendix 1", false);
                    paragraph(
                            docx,
                            "The glazier's bill names a price of 4.20 and a date in March 1923, which settles when the glass was changed.");
                }),
                made("numbered by Word", PlainCases.refs(Style.IEEE, 12, 43), DocxCases::numberedByWord),
                made("in a table", PlainCases.refs(Style.NATURE, 11, 44), DocxCases::inATable),
                made(
                        "line breaks in one paragraph",
                        PlainCases.refs(Style.VANCOUVER, 9, 45),
                        DocxCases::inOneParagraph),
                made(
                        "tracked changes and a reference manager's field",
                        PlainCases.sorted(Style.CHICAGO, 14, 46),
                        DocxCases::tracked),
                made("footnotes, German", PlainCases.refs(Style.GERMAN, 13, 47), (docx, refs) -> {
                    XWPFFootnote note = docx.createFootnote();
                    note.createParagraph()
                            .createRun()
                            .setText("Vgl. Müller (1998), S. 12, wo die Zahl anders lautet als im Register.");
                    docx.getParagraphs().getLast().addFootnoteReference(note);
                    heading(docx, "Quellen- und Literaturverzeichnis", true);
                    for (int i = 0; i < refs.size(); i++) {
                        paragraph(docx, "[" + (i + 1) + "] " + refs.get(i));
                    }
                }));
    }

    private static Made made(String name, List<String> references, BiConsumer<XWPFDocument, List<String>> list) {
        try (XWPFDocument docx = new XWPFDocument();
                ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            XWPFParagraph title = docx.createParagraph();
            title.setStyle("Title");
            title.createRun().setText(Prose.TITLE);
            heading(docx, "1 Introduction", true);
            Prose.ENGLISH.forEach(text -> paragraph(docx, text));
            list.accept(docx, references);
            docx.write(bytes);
            return new Made(
                    "Word, " + name, "manuscript.docx", bytes.toByteArray(), references, Prose.ENGLISH, Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void heading(XWPFDocument docx, String text, boolean styled) {
        XWPFParagraph paragraph = docx.createParagraph();
        XWPFRun run = paragraph.createRun();
        run.setText(text);
        if (styled) {
            paragraph.setStyle("Heading1");
        } else {
            run.setBold(true);
        }
    }

    /** In several runs, as Word cuts text up. */
    private static XWPFParagraph paragraph(XWPFDocument docx, String text) {
        XWPFParagraph paragraph = docx.createParagraph();
        int half = text.length() / 2;
        for (String part : List.of(text.substring(0, half), text.substring(half))) {
            String[] tabs = part.split("\t", -1);
            for (int i = 0; i < tabs.length; i++) {
                XWPFRun run = paragraph.createRun();
                if (i > 0) {
                    run.addTab();
                }
                run.setText(tabs[i]);
            }
        }
        return paragraph;
    }

    private static void numberedByWord(XWPFDocument docx, List<String> refs) {
        heading(docx, "REFERENCES", false);
        CTAbstractNum numbering = CTAbstractNum.Factory.newInstance();
        numbering.setAbstractNumId(BigInteger.ZERO);
        CTLvl level = numbering.addNewLvl();
        level.addNewNumFmt().setVal(STNumberFormat.DECIMAL);
        level.addNewLvlText().setVal("[%1]");
        level.addNewStart().setVal(BigInteger.ONE);
        BigInteger id =
                docx.createNumbering().addNum(docx.getNumbering().addAbstractNum(new XWPFAbstractNum(numbering)));
        refs.forEach(ref -> paragraph(docx, ref).setNumID(id));
    }

    private static void inATable(XWPFDocument docx, List<String> refs) {
        heading(docx, "References", true);
        XWPFTable table = docx.createTable(refs.size(), 2);
        for (int i = 0; i < refs.size(); i++) {
            table.getRow(i).getCell(0).setText("[" + (i + 1) + "]");
            table.getRow(i).getCell(1).setText(refs.get(i));
        }
    }

    private static void inOneParagraph(XWPFDocument docx, List<String> refs) {
        heading(docx, "References", true);
        XWPFRun run = docx.createParagraph().createRun();
        for (int i = 0; i < refs.size(); i++) {
            if (i > 0) {
                run.addBreak();
            }
            run.setText((i + 1) + ". " + refs.get(i));
        }
    }

    private static void tracked(XWPFDocument docx, List<String> refs) {
        heading(docx, "Bibliography", true);
        XWPFParagraph first = docx.createParagraph();
        first.getCTP().addNewR().addNewFldChar().setFldCharType(STFldCharType.BEGIN);
        first.getCTP()
                .addNewR()
                .addNewInstrText()
                .setStringValue(" ADDIN ZOTERO_BIBL {\"uncited\":[]} CSL_BIBLIOGRAPHY ");
        first.getCTP().addNewR().addNewFldChar().setFldCharType(STFldCharType.SEPARATE);
        first.createRun().setText(refs.getFirst());
        for (String ref : refs.subList(1, refs.size())) {
            XWPFParagraph paragraph = docx.createParagraph();
            paragraph.createRun().setText(ref.substring(0, 10));
            var deleted = paragraph.getCTP().addNewDel();
            deleted.setId(BigInteger.ONE);
            deleted.addNewR().addNewDelText().setStringValue(" and nonsense that was struck out (1901)");
            var inserted = paragraph.getCTP().addNewIns();
            inserted.setId(BigInteger.TWO);
            var text = inserted.addNewR().addNewT();
            text.setStringValue(ref.substring(10));
            text.setSpace(org.apache.xmlbeans.impl.xb.xmlschema.SpaceAttribute.Space.PRESERVE);
        }
        docx.createParagraph().getCTP().addNewR().addNewFldChar().setFldCharType(STFldCharType.END);
    }
}
