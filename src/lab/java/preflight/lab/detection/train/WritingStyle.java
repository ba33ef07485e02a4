package preflight.lab.detection.train;

import java.util.List;
import java.util.stream.Stream;
import preflight.lab.detection.LabelledDocument;

/**
 * The styles in which language models write, as far as the training data separates them. Each style has its own weights, because
 * the features that mark one style do not mark another.
 */
enum WritingStyle {
    /** Scholarly prose of the open corpora, written by models of 2022 to 2024. */
    SCHOLARLY,
    /** Essays and answers for school and university, from the open corpora. */
    SCHOOL,
    /** Stories, news, product reviews and similar texts, from the open corpora. */
    OTHER,
    /** Scholarly prose made for training, written by current models. */
    CURRENT;

    /** The style of an AI-written text. */
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

    /** The styles that have examples, in order. */
    static List<WritingStyle> presentIn(List<TrainingExample> examples) {
        return Stream.of(values())
                .filter(style -> examples.stream().anyMatch(example -> style.includes(example.origin())))
                .toList();
    }

    /** The loss to train with. The prose made for training is small and varied; the squared hinge loss detects it better. */
    LiblinearSolver.Loss loss() {
        return this == CURRENT ? LiblinearSolver.Loss.SQUARED_HINGE : LiblinearSolver.Loss.LOGISTIC;
    }

    /** Whether a document is of this style and wholly AI-written. */
    boolean includes(LabelledDocument origin) {
        return origin.ai() && !origin.mixed() && of(origin) == this;
    }
}
