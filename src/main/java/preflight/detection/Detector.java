package preflight.detection;

import java.util.List;
import preflight.text.Passage;

/** Judges prose. Implementations are safe for concurrent use. */
public interface Detector {
    /** Stands where no detector runs in this process. */
    Detector ABSENT = passages -> {
        throw new DetectorUnavailableException("There is no detector in this process.");
    };

    /**
     * One judgement a passage, in the passages' order.
     *
     * @throws DetectorUnavailableException when it cannot answer for every passage; never a clean answer instead
     */
    List<PassageResult> detect(List<Passage> passages);
}
