package preflight.work.ingest;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import preflight.work.ingest.ImportReport.ImportProblem;

/** Counts problems and keeps the first ones by file and line, in whatever order they are found. */
final class ImportProblems {
    private final TreeSet<ImportProblem> first;
    private long count;

    ImportProblems(List<Path> files) {
        first = new TreeSet<>(Comparator.comparingInt((ImportProblem problem) -> files.indexOf(problem.file()))
                .thenComparingLong(ImportProblem::number));
    }

    synchronized void add(ImportProblem problem) {
        count++;
        first.add(problem);
        if (first.size() > WorkImport.MAX_PROBLEMS) {
            first.removeLast();
        }
    }

    synchronized long count() {
        return count;
    }

    synchronized List<ImportProblem> first() {
        return List.copyOf(first);
    }
}
