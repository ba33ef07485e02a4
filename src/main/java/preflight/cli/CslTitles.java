package preflight.cli;

import java.io.PrintStream;
import preflight.reference.ParsedReference;
import preflight.work.Folding;
import preflight.work.Work;

/**
 * Counts how often the title in the bibliography read from a reference is the title of the work it means. That bibliography is
 * what an off_index answer shows; it is read before any index is asked, so references to known works tell how good it is.
 */
final class CslTitles {
    private int told;
    private int right;

    /** Counts a reference that has the title of its work word for word; others have no right answer. */
    void count(ParsedReference reference, Work meant) {
        String title = Folding.key(meant.title());
        String text = " " + Folding.key(reference.text()) + " ";
        if (!title.isEmpty() && text.contains(" " + title + " ")) {
            String read = reference.csl().title();
            told++;
            right += read != null && Folding.key(read).equals(title) ? 1 : 0;
        }
    }

    void print(PrintStream out) {
        out.printf(
                "%nBibliography read: the title is right in %.4f of the %d references that have it word for word%n",
                (double) right / Math.max(1, told), told);
    }
}
