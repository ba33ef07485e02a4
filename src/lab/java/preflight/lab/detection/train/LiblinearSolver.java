package preflight.lab.detection.train;

import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.Linear;
import de.bwaldvogel.liblinear.Model;
import de.bwaldvogel.liblinear.Parameter;
import de.bwaldvogel.liblinear.Problem;
import de.bwaldvogel.liblinear.SolverType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Trains a linear classifier with liblinear. The same input and seed give the same weights. */
final class LiblinearSolver {
    private static final double TOLERANCE = .05;

    /** The loss function, with the cost parameter C it was measured with. */
    enum Loss {
        LOGISTIC(SolverType.L2R_LR_DUAL, 1),
        /** Squared hinge loss: only rows near the decision boundary or on the wrong side count. */
        SQUARED_HINGE(SolverType.L2R_L2LOSS_SVC_DUAL, .2);

        private final SolverType solver;
        private final double cost;

        Loss(SolverType solver, double cost) {
            this.solver = solver;
            this.cost = cost;
        }
    }

    private final Loss loss;
    private final long seed;

    LiblinearSolver(Loss loss, long seed) {
        this.loss = loss;
        this.seed = seed;
    }

    /** The weights of the features; the last element is the bias. Both labels have the same total weight. */
    double[] fit(FeatureMatrix matrix, List<TrainingExample> examples, int[] rows) {
        Problem problem = new Problem();
        problem.l = rows.length;
        problem.n = matrix.names.size() + 1;
        problem.bias = 1;
        problem.x = new Feature[rows.length][];
        problem.y = new double[rows.length];
        Map<Integer, Feature[]> known = new HashMap<>();
        int ai = 0;
        for (int i = 0; i < rows.length; i++) {
            problem.x[i] = known.computeIfAbsent(rows[i], matrix::row);
            problem.y[i] = examples.get(rows[i]).origin().ai() ? 1 : 0;
            ai += (int) problem.y[i];
        }
        Parameter parameter = new Parameter(loss.solver, loss.cost, TOLERANCE);
        parameter.setRandom(new Random(seed));
        parameter.setWeights(
                new double[] {rows.length / (2.0 * (rows.length - ai)), rows.length / (2.0 * ai)}, new int[] {0, 1});
        Linear.disableDebugOutput();
        Model model = Linear.train(problem, parameter);
        double[] weights = model.getFeatureWeights();
        if (model.getLabels()[0] == 0) {
            for (int i = 0; i < weights.length; i++) {
                weights[i] = -weights[i];
            }
        }
        return Arrays.copyOf(weights, matrix.names.size() + 1);
    }
}
