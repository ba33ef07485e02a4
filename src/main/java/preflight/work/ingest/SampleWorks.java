package preflight.work.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import preflight.work.NotAWork;
import preflight.work.WorkStore;

/** The works that come with Preflight, so that a first start has something to find. */
public final class SampleWorks {
    private static final String SAMPLE = "/works/sample.jsonl";

    private SampleWorks() {}

    /** Puts the sample into a store and commits. */
    public static void loadInto(WorkStore store) {
        try (InputStream in = SampleWorks.class.getResourceAsStream(SAMPLE)) {
            if (in == null) {
                throw new IllegalStateException(SAMPLE + " is not on the class path");
            }
            load(in, store);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Unlike a user's file, the sample has no bad lines. */
    static void load(InputStream in, WorkStore store) throws IOException {
        int number = 0;
        for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
            number++;
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            try {
                store.put(WorkRecords.work(WorkRecords.record(bytes, 0, bytes.length)));
            } catch (IOException | NotAWork bad) {
                throw new IllegalStateException("%s:%d".formatted(SAMPLE, number), bad);
            }
        }
        store.commit();
    }
}
