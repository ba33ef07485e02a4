package preflight.lab.detection.train;

import java.util.List;
import preflight.lab.detection.LabelledDocument;

/**
 * A passage to train on.
 *
 * @param document index of its document in the order read
 * @param origin the document without its text
 */
record TrainingExample(int document, LabelledDocument origin, List<String> sentences, int words) {

    /** Source, domain and label: the unit that the sampler weights evenly. */
    String stratum() {
        return origin.source() + '/' + origin.domain() + '/' + (origin.ai() ? "ai" : "human");
    }
}
