package preflight.lab.data;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import preflight.work.InvalidWorkException;
import preflight.work.Work;
import preflight.work.crossref.CrossrefWorkReader;
import preflight.work.lucene.LuceneWorkStore;

/** The works that an evaluation runs against, with all identifiers by which labels refer to each of them. */
public final class LabelledWorks {
    private final Map<String, Set<String>> names = new HashMap<>();

    /**
     * Imports the works into an index. A folder that was filled before is left as it is.
     *
     * @param folder of the index; the list of identifiers is kept beside it
     * @param works Crossref JSON lines, plain or gzipped
     */
    public void importInto(Path folder, List<Path> works) throws IOException {
        Path list = folder.resolveSibling(folder.getFileName() + "-names.tsv");
        if (Files.exists(list)) {
            Files.readAllLines(list).forEach(this::addName);
            return;
        }
        try (LuceneWorkStore store = new LuceneWorkStore(folder)) {
            for (Path file : works) {
                System.err.printf("reading %s%n", file.getFileName());
                JsonLineReader.read(file, line -> importOne(line, store));
            }
            store.commit();
            store.forceMerge();
        }
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(list))) {
            names.forEach((id, all) -> all.forEach(name -> out.println(id + "\t" + name)));
        }
    }

    /** The identifiers of a work; none when it is not one of these. */
    public Set<String> namesOf(Work work) {
        return names.getOrDefault(work.canonicalId(), Set.of());
    }

    private void addName(String line) {
        int tab = line.indexOf('\t');
        names.computeIfAbsent(line.substring(0, tab), id -> new HashSet<>()).add(line.substring(tab + 1));
    }

    private void importOne(JsonNode line, LuceneWorkStore store) throws IOException {
        try {
            Work work = CrossrefWorkReader.read(line);
            Set<String> known = names.computeIfAbsent(work.canonicalId(), id -> new HashSet<>());
            if (work.ids().doi() != null) {
                known.add(work.ids().doi().value());
            }
            if (line.hasNonNull("x-id")) {
                known.add(line.get("x-id").asText());
            }
            store.put(work);
        } catch (InvalidWorkException skipped) {
            System.err.printf("skipped: %s%n", skipped.getMessage());
        }
    }
}
