package preflight.work.ingest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import preflight.work.InvalidWorkException;

/** A batch of records of a file, processed by one thread. Records are numbered from 1 within the file: lines, or items. */
sealed interface RecordBatch {

    /** Gives each record to {@code sink}, valid or not. */
    void deliver(RecordSink sink) throws IOException;

    /** Receives records. */
    interface RecordSink {
        /** A readable record. */
        void accept(long number, JsonNode json) throws IOException;

        /** An unreadable record. */
        void reject(long number, String reason);
    }

    /** Whole lines. */
    final class Lines implements RecordBatch {
        private final long first;
        private final byte[] bytes;
        private final int length;

        Lines(long first, byte[] bytes, int length) {
            this.first = first;
            this.bytes = bytes;
            this.length = length;
        }

        @Override
        public void deliver(RecordSink sink) throws IOException {
            long number = first;
            int start = 0;
            while (start < length) {
                int end = start;
                while (end < length && bytes[end] != '\n') {
                    end++;
                }
                if (!isBlank(start, end)) {
                    deliver(number, start, end, sink);
                }
                number++;
                start = end + 1;
            }
        }

        private void deliver(long number, int start, int end, RecordSink sink) throws IOException {
            try {
                sink.accept(number, WorkRecordParser.record(bytes, start, end - start));
            } catch (InvalidWorkException notAWork) {
                sink.reject(number, notAWork.reason());
            } catch (JsonProcessingException malformed) {
                sink.reject(number, reason(malformed));
            }
        }

        private boolean isBlank(int start, int end) {
            for (int i = start; i < end; i++) {
                if (bytes[i] != ' ' && bytes[i] != '\t' && bytes[i] != '\r') {
                    return false;
                }
            }
            return true;
        }
    }

    /** Items of a JSON document. */
    record Items(long first, List<JsonNode> items) implements RecordBatch {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public void deliver(RecordSink sink) throws IOException {
            for (int i = 0; i < items.size(); i++) {
                sink.accept(first + i, items.get(i));
            }
        }
    }

    /** Describes malformed JSON in one line. */
    static String reason(JsonProcessingException malformed) {
        String reason =
                malformed.getOriginalMessage().replaceAll("\\s+", " ").replaceFirst(" \\(start marker at.*", "");
        return "malformed JSON: " + (reason.length() > 120 ? reason.substring(0, 120) + "…" : reason);
    }
}
