package preflight.work.ingest;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import preflight.work.ingest.ImportReport.Problem;

/** Counts problems and keeps the first of them, first by file and line whatever order they are found in. */
final class Problems {
    private final TreeSet<Problem> first;
    private long count;

    Problems(List<Path> files) {
        first = new TreeSet<>(Comparator.comparingInt((Problem problem) -> files.indexOf(problem.file()))
                .thenComparingLong(Problem::number));
    }

    synchronized void add(Problem problem) {
        count++;
        first.add(problem);
        if (first.size() > WorkImport.PROBLEMS_KEPT) {
            first.removeLast();
        }
    }

    synchronized long count() {
        return count;
    }

    synchronized List<Problem> first() {
        return List.copyOf(first);
    }
}
