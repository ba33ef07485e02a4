package preflight.manuscript.pdf;

import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.list.ManuscriptAssembler;
import preflight.manuscript.pdf.PdfText.PdfTextUnavailable;

/** Reads PDF files that have a text layer. */
public final class PdfReader implements FormatReader {
    /** Share of unreadable characters that is no reason for a warning: bullets, signs in formulas. */
    private static final double MAX_UNREADABLE_SHARE = .005;

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        PdfText pdf = text(file, content);
        ManuscriptAssembler assembly =
                new ManuscriptAssembler(file, FileFormat.PDF).title(pdf.title()).joinLines();
        assembly.note(ReadingNote.info(
                NoteTopic.TEXT,
                "%d %s%s. Running heads and page numbers were removed, words broken at line ends were joined."
                        .formatted(pdf.pages(), pdf.pages() == 1 ? "page" : "pages", footnotes(pdf))));
        if (pdf.unreadableShare() > 0) {
            assembly.note(new ReadingNote(
                    pdf.unreadableShare() > MAX_UNREADABLE_SHARE
                            ? ReadingNote.NoteKind.WARNING
                            : ReadingNote.NoteKind.INFO,
                    NoteTopic.TEXT,
                    "%.2f %% of the characters in this PDF cannot be read; they are shown as \uFFFD. Export the PDF again from its source."
                            .formatted(100 * pdf.unreadableShare())));
        }
        return assembly.footnotes(pdf.footnotes()).build(pdf.lines());
    }

    private static String footnotes(PdfText pdf) {
        return pdf.footnotes().isEmpty()
                ? ""
                : ", %d footnotes read as text after the body"
                        .formatted(pdf.footnotes().size());
    }

    private static PdfText text(String file, byte[] content) {
        try {
            return PdfText.of(content);
        } catch (PdfTextUnavailable e) {
            throw new UnreadableFile(
                    file
                            + switch (e.fault()) {
                                case BROKEN ->
                                    " is broken: it cannot be read as a PDF. Export it again from its source.";
                                case PASSWORD_PROTECTED -> " is protected by a password. Save it without one.";
                                case COPYING_FORBIDDEN ->
                                    " does not allow its text to be copied. Save it without that restriction.";
                                case SCANNED ->
                                    " has no text in it, only pictures of pages. Run text recognition (OCR) on it, or"
                                            + " give the source.";
                                case TOO_LARGE -> " unpacks to far more than a manuscript has: it was not read.";
                            },
                    e);
        }
    }
}
