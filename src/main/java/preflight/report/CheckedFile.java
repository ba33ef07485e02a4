package preflight.report;

import java.util.List;

/**
 * The manuscript or reference list that was checked.
 *
 * @param file its name
 * @param characters of its text
 * @param references number of references
 * @param referenceLines the line in which each reference begins, 0 when there are no lines; may be shorter than the list
 */
public record CheckedFile(
        String file,
        String format,
        String title,
        int characters,
        int references,
        List<Remark> remarks,
        List<Integer> referenceLines) {
    public CheckedFile {
        remarks = List.copyOf(remarks);
        referenceLines = List.copyOf(referenceLines);
    }

    /** A remark on how the file was read; {@code warning} when a part was not understood. */
    public record Remark(boolean warning, String text) {}

    /** A check of which only a name is known. */
    public static CheckedFile named(String name) {
        return new CheckedFile(name, "", "", 0, 0, List.of(), List.of());
    }

    /** The line in which a reference begins; 0 when it is not known. */
    public int line(int reference) {
        return reference >= 1 && reference <= referenceLines.size() ? referenceLines.get(reference - 1) : 0;
    }
}
