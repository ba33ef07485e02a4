package preflight.work.ingest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import preflight.work.InvalidWorkException;
import preflight.work.WorkStore;

/** The sample works that ship with Preflight, so that a new installation has works to find. */
public final class SampleWorks {
    private static final String SAMPLE = "/works/sample.jsonl";

    private SampleWorks() {}

    /** Adds the sample works to a store and commits. */
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

    /** Adds the works of a stream and commits. The sample must not have invalid lines. */
    static void load(InputStream in, WorkStore store) throws IOException {
        byte[] bytes = in.readAllBytes();
        new RecordBatch.Lines(1, bytes, bytes.length).deliver(new RecordBatch.RecordSink() {
            @Override
            public void accept(long number, JsonNode json) throws IOException {
                try {
                    store.put(WorkRecordParser.work(json));
                } catch (InvalidWorkException bad) {
                    reject(number, bad.reason());
                }
            }

            @Override
            public void reject(long number, String reason) {
                throw new IllegalStateException("%s:%d: %s".formatted(SAMPLE, number, reason));
            }
        });
        store.commit();
    }
}
