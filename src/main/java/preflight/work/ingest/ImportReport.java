package preflight.work.ingest;

import java.nio.file.Path;
import java.util.List;

/**
 * What came of an import.
 *
 * @param imported works put into the index
 * @param notices notices read from registers
 * @param skipped records that are no works
 * @param problems the first of them, up to {@link WorkImport#MAX_PROBLEMS}
 * @param damaged files that could not be read to their end
 */
public record ImportReport(
        long imported, long notices, long skipped, List<ImportProblem> problems, List<DamagedFile> damaged) {
    public ImportReport {
        problems = List.copyOf(problems);
        damaged = List.copyOf(damaged);
    }

    /** A record that was skipped; {@code number} is its line, or its place among the items of a JSON document. */
    public record ImportProblem(Path file, long number, String reason) {
        @Override
        public String toString() {
            return "%s:%d: %s".formatted(file, number, reason);
        }
    }

    /** A file that could not be read to its end. What stands before the damage was imported. */
    public record DamagedFile(Path file, String reason) {
        @Override
        public String toString() {
            return "%s: %s".formatted(file, reason);
        }
    }
}
