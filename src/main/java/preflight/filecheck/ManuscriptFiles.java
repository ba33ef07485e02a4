package preflight.filecheck;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import preflight.manuscript.CompanionFiles;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.bib.BibtexReader;
import preflight.manuscript.bib.CslReader;
import preflight.manuscript.bib.RisReader;
import preflight.manuscript.docx.DocxReader;
import preflight.manuscript.latex.BblReader;
import preflight.manuscript.latex.LatexReader;
import preflight.manuscript.pdf.PdfReader;
import preflight.manuscript.plain.MarkdownReader;
import preflight.manuscript.plain.PlainTextReader;
import preflight.manuscript.xml.JatsReader;

/** Reads a manuscript or a reference list from a file of any known format. */
public final class ManuscriptFiles {
    /** Size of a text file. The longest text that a check accepts stays below it in any format. */
    public static final int MAX_TEXT_BYTES = 4 * 1024 * 1024;
    /** Size of a .docx or .pdf file, which may contain pictures. */
    public static final int MAX_BYTES = 40 * 1024 * 1024;

    private static final byte[] PDF = "%PDF-".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final byte[] OLE2 = {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};
    /** A PDF may have other bytes before its header; readers accept it within the first 1,024. */
    private static final int MAX_PDF_HEADER_OFFSET = 1024;

    private ManuscriptFiles() {}

    /**
     * Reads a file. The format follows from the name, and the first bytes must match it.
     *
     * @param file the name without folders
     * @throws UnreadableFile if the format is unknown, the file is too large, broken, protected or has no text
     */
    public static ManuscriptContent read(String file, byte[] content, CompanionFiles companions) {
        FileFormat format = FileFormat.ofFileName(file)
                .orElseThrow(
                        () -> new UnreadableFile("%s: the name does not end with one of %s, so the format is not known."
                                .formatted(file, FileFormat.extensionList())));
        checkSize(file, format, content.length);
        checkSignature(file, format, content);
        ManuscriptContent manuscript = reader(format, companions).read(file, content);
        if (manuscript.body().isBlank() && manuscript.references().isEmpty()) {
            throw new UnreadableFile("%s has no text that could be checked.".formatted(file));
        }
        return manuscript;
    }

    /**
     * Checks the size of a file. Callers may do so before they read it into memory.
     *
     * @throws UnreadableFile if the file is empty or too large
     */
    public static void checkSize(String file, FileFormat format, long bytes) {
        if (bytes == 0) {
            throw new UnreadableFile("%s is empty.".formatted(file));
        }
        long max = format.isBinary() ? MAX_BYTES : MAX_TEXT_BYTES;
        if (bytes > max) {
            throw UnreadableFile.tooLarge("%s has %.1f MB; a %s file may have %d MB. Check it in parts."
                    .formatted(file, bytes / 1048576.0, format.displayName(), max / 1048576));
        }
    }

    private static void checkSignature(String file, FileFormat format, byte[] content) {
        if (startsWith(content, OLE2)) {
            throw new UnreadableFile(
                    "%s is protected by a password, or it is a .doc file of Word before 2007. Save it as .docx without a password."
                            .formatted(file));
        }
        boolean pdf = new String(
                        content, 0, Math.min(MAX_PDF_HEADER_OFFSET, content.length), StandardCharsets.ISO_8859_1)
                .contains(new String(PDF, StandardCharsets.US_ASCII));
        boolean zip = startsWith(content, ZIP);
        if (format == FileFormat.PDF && !pdf) {
            throw new UnreadableFile("%s is not a PDF, or it is broken: it does not start like one.".formatted(file));
        }
        if (format == FileFormat.DOCX && !zip) {
            throw new UnreadableFile(
                    "%s is not a Word document, or it is broken: it does not start like one.".formatted(file));
        }
        if (!format.isBinary() && (zip || startsWith(content, PDF))) {
            throw new UnreadableFile("%s is not %s: it is %s. Rename it."
                    .formatted(file, format.displayName(), zip ? "a ZIP archive (perhaps .docx)" : "a PDF"));
        }
    }

    private static FormatReader reader(FileFormat format, CompanionFiles companions) {
        return switch (format) {
            case TEXT -> new PlainTextReader();
            case MARKDOWN -> new MarkdownReader();
            case LATEX ->
                new LatexReader(
                        companions,
                        (name, bytes) -> BibtexReader.parse(name, bytes).references());
            case BBL -> new BblReader();
            case BIBTEX -> new BibtexReader();
            case RIS -> new RisReader();
            case CSL_JSON -> new CslReader();
            case JATS -> new JatsReader();
            case DOCX -> new DocxReader();
            case PDF -> new PdfReader();
        };
    }

    private static boolean startsWith(byte[] content, byte[] signature) {
        return content.length >= signature.length
                && Arrays.equals(content, 0, signature.length, signature, 0, signature.length);
    }
}
