package preflight.lab.detection.train;

import java.util.List;
import preflight.lab.detection.LabelledDocument;

/**
 * A passage to learn from or to measure with.
 *
 * @param document place of its document in the order read
 * @param origin the document, its text left out
 */
record TrainingExample(int document, LabelledDocument origin, List<String> sentences, int words) {

    /** The kind of text within a source: the unit that is weighted evenly. */
    String stratum() {
        return origin.source() + '/' + origin.domain() + '/' + (origin.ai() ? "ai" : "human");
    }
}
