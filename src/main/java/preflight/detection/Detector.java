package preflight.detection;

import java.util.List;
import preflight.text.Passage;

/** Estimates for each passage how strongly it reads as AI-written. Implementations are safe for concurrent use. */
public interface Detector {
    /** Used when no detector runs in this process: every call throws. */
    Detector ABSENT = passages -> {
        throw new DetectorUnavailableException("There is no detector in this process.");
    };

    /**
     * Returns one result per passage, in the order of the passages.
     *
     * @throws DetectorUnavailableException when there is not a result for every passage
     */
    List<PassageResult> detect(List<Passage> passages);
}
