package preflight.lab.detection.train;

import java.util.List;
import java.util.stream.Stream;
import preflight.lab.detection.LabelledDocument;

/**
 * The manners in which machines write, as far as the training data can tell them apart. What gives one away is not what gives
 * another away, so each has weights of its own; mixed in one set of weights each would blur the others.
 */
enum WritingStyle {
    /** Scholarly prose of the open corpora, by models of 2022 to 2024. */
    SCHOLARLY,
    /** Essays and answers for school and university, of the open corpora. */
    SCHOOL,
    /** Stories, news, reviews of goods and the like, of the open corpora. */
    OTHER,
    /** The scholarly prose made for training, by models of the day. */
    CURRENT;

    /** The manner of a text by a machine. */
    static WritingStyle of(LabelledDocument origin) {
        if (origin.madeForTraining()) {
            return CURRENT;
        }
        if (origin.academic()) {
            return SCHOLARLY;
        }
        return switch (origin.domain()) {
            case "student_essay", "student_answer", "qa-biomedical" -> SCHOOL;
            default -> OTHER;
        };
    }

    /** Those there are examples of, in order. */
    static List<WritingStyle> presentIn(List<TrainingExample> examples) {
        return Stream.of(values())
                .filter(manner -> examples.stream().anyMatch(example -> manner.includes(example.origin())))
                .toList();
    }

    /** How it is learned: the prose made for training is little and of many kinds, and found better by what lies at its border. */
    LiblinearSolver.Loss loss() {
        return this == CURRENT ? LiblinearSolver.Loss.SQUARED_HINGE : LiblinearSolver.Loss.LOGISTIC;
    }

    /** Whether a document is of this manner, and by a machine alone. */
    boolean includes(LabelledDocument origin) {
        return origin.ai() && !origin.mixed() && of(origin) == this;
    }
}
