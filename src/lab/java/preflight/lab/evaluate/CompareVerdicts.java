package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import preflight.lab.data.JsonLineReader;

/** Compares status, basis and work of every query in two files of outcomes; used to show that a change leaves them alone. */
@Command(
        name = "compare",
        description = {
            "Compares two files that 'evaluate references --json FILE' wrote: status, basis and work of each query.",
            "Prints counts and every difference. Exit code 0: identical, 1: different."
        },
        mixinStandardHelpOptions = true)
final class CompareVerdicts implements Callable<Integer> {
    private static final int DIFFERENT = 1;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "Outcomes of the first run, JSON lines.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "AFTER", description = "Outcomes of the second run, JSON lines.")
    private Path after = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private record Outcome(String status, String basis, String work) {
        static Outcome of(JsonNode line) {
            return new Outcome(
                    line.path("status").asText(),
                    line.path("basis").asText(),
                    line.path("work").asText("-"));
        }

        @Override
        public String toString() {
            return status + " " + basis + " " + work;
        }
    }

    @Override
    public Integer call() throws IOException {
        Map<String, Outcome> first = read(before);
        Map<String, Outcome> second = read(after);
        List<String> differences = new ArrayList<>();
        Map<String, Integer> changes = new TreeMap<>();
        int both = 0;
        for (Map.Entry<String, Outcome> query : first.entrySet()) {
            Outcome old = query.getValue();
            Outcome now = second.remove(query.getKey());
            both += now == null ? 0 : 1;
            if (!old.equals(now)) {
                differences.add("%s: %s -> %s".formatted(query.getKey(), old, now == null ? "missing" : now));
                changes.merge(
                        "%s -> %s".formatted(old.status(), now == null ? "missing" : now.status()), 1, Integer::sum);
            }
        }
        second.forEach((id, now) -> {
            differences.add("%s: missing -> %s".formatted(id, now));
            changes.merge("missing -> " + now.status(), 1, Integer::sum);
        });
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%d queries in BEFORE, %d in AFTER, %d in both%n", first.size(), both + second.size(), both);
        out.printf("%d different%n", differences.size());
        changes.forEach((change, count) -> out.printf("  %s: %d%n", change, count));
        differences.forEach(out::println);
        out.flush();
        return differences.isEmpty() ? 0 : DIFFERENT;
    }

    private static Map<String, Outcome> read(Path file) throws IOException {
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        JsonLineReader.read(file, line -> {
            String id = line.path("id").asText();
            if (id.isEmpty() || outcomes.put(id, Outcome.of(line)) != null) {
                throw new IOException("%s: the id \"%s\" is empty or not unique".formatted(file, id));
            }
        });
        return outcomes;
    }
}
