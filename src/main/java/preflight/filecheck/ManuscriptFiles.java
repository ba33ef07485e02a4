package preflight.filecheck;

import java.nio.charset.StandardCharsets;
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

/** Reads a manuscript or a reference list from a file, whatever of the known formats it has. */
public final class ManuscriptFiles {
    /** Text of this size is more than the checks take, whatever is in it. */
    public static final int MAX_TEXT_BYTES = 4 * 1024 * 1024;
    /** A .docx or .pdf may carry pictures, which are not looked at. */
    public static final int MAX_BYTES = 40 * 1024 * 1024;

    private static final byte[] PDF = "%PDF-".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final byte[] OLE2 = {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};
    /** A PDF may have something before its head. */
    private static final int MAX_PDF_HEADER_OFFSET = 1024;

    private ManuscriptFiles() {}

    /**
     * Reads a file.
     *
     * @throws UnreadableFile with what to do about it
     */
    public static ManuscriptContent read(String file, byte[] content, CompanionFiles companions) {
        FileFormat format = FileFormat.ofFileName(file)
                .orElseThrow(
                        () -> new UnreadableFile("%s: the name does not end with one of %s, so the format is not known."
                                .formatted(file, FileFormat.extensionList())));
        checkSize(file, format, content.length);
        checkSignature(file, format, content);
        ManuscriptContent submission = reader(format, companions).read(file, content);
        if (submission.body().isBlank() && submission.references().isEmpty()) {
            throw new UnreadableFile("%s holds no text that could be checked.".formatted(file));
        }
        return submission;
    }

    /** Also before a file is read into memory. */
    public static void checkSize(String file, FileFormat format, long bytes) {
        if (bytes == 0) {
            throw new UnreadableFile("%s is empty.".formatted(file));
        }
        long most = format.isBinary() ? MAX_BYTES : MAX_TEXT_BYTES;
        if (bytes > most) {
            throw UnreadableFile.tooLarge("%s has %.1f MB; a %s file may have %d MB. Check it in parts."
                    .formatted(file, bytes / 1048576.0, format.displayName(), most / 1048576));
        }
    }

    private static void checkSignature(String file, FileFormat format, byte[] content) {
        if (startsWith(content, OLE2)) {
            throw new UnreadableFile(
                    "%s is protected by a password, or a .doc of Word before 2007. Save it as .docx without a password."
                            .formatted(file));
        }
        boolean pdf = new String(
                        content, 0, Math.min(MAX_PDF_HEADER_OFFSET, content.length), StandardCharsets.ISO_8859_1)
                .contains(new String(PDF, StandardCharsets.US_ASCII));
        boolean zip = startsWith(content, ZIP);
        if (format == FileFormat.PDF && !pdf) {
            throw new UnreadableFile("%s is no PDF, or broken: it does not begin like one.".formatted(file));
        }
        if (format == FileFormat.DOCX && !zip) {
            throw new UnreadableFile("%s is no Word document, or broken: it does not begin like one.".formatted(file));
        }
        if (!format.isBinary() && (zip || startsWith(content, PDF))) {
            throw new UnreadableFile("%s is not %s: it holds %s. Name it so."
                    .formatted(file, format.displayName(), zip ? "a packed file (.docx?)" : "a PDF"));
        }
    }

    private static FormatReader reader(FileFormat format, CompanionFiles companions) {
        return switch (format) {
            case TEXT -> new PlainTextReader();
            case MARKDOWN -> new MarkdownReader();
            case LATEX -> new LatexReader(companions);
            case BBL -> new BblReader();
            case BIBTEX -> new BibtexReader();
            case RIS -> new RisReader();
            case CSL_JSON -> new CslReader();
            case JATS -> new JatsReader();
            case DOCX -> new DocxReader();
            case PDF -> new PdfReader();
        };
    }

    private static boolean startsWith(byte[] content, byte[] head) {
        if (content.length < head.length) {
            return false;
        }
        for (int i = 0; i < head.length; i++) {
            if (content[i] != head[i]) {
                return false;
            }
        }
        return true;
    }
}
