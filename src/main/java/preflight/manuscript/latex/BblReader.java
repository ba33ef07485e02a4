package preflight.manuscript.latex;

import java.util.List;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.plain.PlainText;

/** Reads .bbl files, the formatted bibliography that BibTeX writes for LaTeX. */
public final class BblReader implements FormatReader {
    @Override
    public ManuscriptContent read(String file, byte[] content) {
        String latex = PlainText.decode(content);
        if (LatexBibliography.isBiblatex(latex)) {
            throw new UnreadableFile(
                    "%s was written for biblatex and has no formatted references. Give the .bib file instead."
                            .formatted(file));
        }
        List<ListedReference> references =
                List.copyOf(LatexBibliography.parse(latex).values());
        if (references.isEmpty()) {
            throw new UnreadableFile("%s has no \\bibitem, so no reference.".formatted(file));
        }
        return ManuscriptContent.ofReferences(
                file,
                FileFormat.BBL,
                references,
                List.of(ReadingNote.info(
                        NoteTopic.REFERENCES, "%d references, each a \\bibitem.".formatted(references.size()))));
    }
}
