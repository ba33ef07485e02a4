package preflight.report;

import java.util.List;

/**
 * What was checked.
 *
 * @param file its name
 * @param lines where each reference begins in the file, 0 where there are no lines; may be shorter than the list
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

    /** What was understood of the file, or was not. */
    public record Remark(boolean warning, String text) {}

    /** For a check whose manuscript came from nowhere in particular. */
    public static CheckedFile named(String name) {
        return new CheckedFile(name, "", "", 0, 0, List.of(), List.of());
    }

    /** The line a reference begins in; 0 when it is not known. */
    public int line(int reference) {
        return reference >= 1 && reference <= referenceLines.size() ? referenceLines.get(reference - 1) : 0;
    }
}
