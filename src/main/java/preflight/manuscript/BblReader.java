package preflight.manuscript;

import java.util.List;
import preflight.manuscript.Note.Topic;

/** The bibliography that BibTeX writes for LaTeX. */
final class BblReader implements FormatReader {
    @Override
    public Submission read(String file, byte[] content) {
        String latex = PlainText.of(content);
        if (LatexBibliography.isOfBiblatex(latex)) {
            throw new NotReadable(
                    "%s was written for biblatex and holds no text. Give the .bib file instead.".formatted(file));
        }
        List<ListedReference> references =
                List.copyOf(LatexBibliography.of(latex).values());
        if (references.isEmpty()) {
            throw new NotReadable("%s holds no \\bibitem: there is no reference in it.".formatted(file));
        }
        return new Assembly(file, FileFormat.BBL)
                .noting(Note.fact(Topic.REFERENCES, "%d references, each a \\bibitem.".formatted(references.size())))
                .of("", references);
    }
}
