package preflight.manuscript;

import preflight.manuscript.Note.Topic;
import preflight.manuscript.pdf.PdfText;
import preflight.manuscript.pdf.PdfText.NoText;

/** PDFs with a text layer. */
final class PdfFileReader implements FormatReader {
    /** Of the characters, so many may be unreadable before a person has to look: a bullet, a sign in a formula. */
    private static final double MOST_UNREADABLE = .005;

    @Override
    public Submission read(String file, byte[] content) {
        PdfText pdf = text(file, content);
        Assembly assembly =
                new Assembly(file, FileFormat.PDF).titled(pdf.title()).running();
        assembly.noting(Note.fact(
                Topic.TEXT,
                "%d %s%s. Running heads, page numbers and words broken at line ends were undone."
                        .formatted(pdf.pages(), pdf.pages() == 1 ? "page" : "pages", footnotes(pdf))));
        if (pdf.unreadable() > 0) {
            assembly.noting(new Note(
                    pdf.unreadable() > MOST_UNREADABLE ? Note.Kind.DOUBT : Note.Kind.FACT,
                    Topic.TEXT,
                    "%.2f %% of the characters in this PDF have a shape but no meaning; they stand as \uFFFD. Save the PDF anew from its source."
                            .formatted(100 * pdf.unreadable())));
        }
        return assembly.following(pdf.footnotes()).of(pdf.lines());
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
        } catch (NoText e) {
            throw new NotReadable(
                    file
                            + switch (e.fault()) {
                                case BROKEN -> " is broken: it cannot be read as a PDF. Save it anew from its source.";
                                case LOCKED -> " is protected by a password. Save it without one.";
                                case NO_COPYING ->
                                    " does not allow its text to be copied. Save it without that restriction.";
                                case SCANNED ->
                                    " has no text in it, only pictures of pages. Run text recognition (OCR) on it, or give the source.";
                                case OUT_OF_PROPORTION ->
                                    " unpacks to far more than a manuscript has: it was not read.";
                            },
                    e);
        }
    }
}
