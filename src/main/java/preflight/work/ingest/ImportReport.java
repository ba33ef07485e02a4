package preflight.work.ingest;

import java.nio.file.Path;
import java.util.List;

/**
 * The result of an import.
 *
 * @param imported number of works added to the index
 * @param notices number of notices read from registers
 * @param skipped number of invalid records
 * @param problems the first invalid records, at most {@link WorkImport#MAX_PROBLEMS}
 * @param damaged files that could not be read to their end
 */
public record ImportReport(
        long imported, long notices, long skipped, List<ImportProblem> problems, List<DamagedFile> damaged) {
    public ImportReport {
        problems = List.copyOf(problems);
        damaged = List.copyOf(damaged);
    }

    /** A skipped record. {@code number} is its line, or its position among the items of a JSON document. */
    public record ImportProblem(Path file, long number, String reason) {
        @Override
        public String toString() {
            return "%s:%d: %s".formatted(file, number, reason);
        }
    }

    /** A file that could not be read to its end. The records before the damage were imported. */
    public record DamagedFile(Path file, String reason) {
        @Override
        public String toString() {
            return "%s: %s".formatted(file, reason);
        }
    }
}
