package preflight.lab.detection.train;

import de.bwaldvogel.liblinear.Feature;
import de.bwaldvogel.liblinear.FeatureNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import preflight.detection.model.LinearModel;
import preflight.detection.model.SentenceFeatures;

/** The examples as sparse tf-idf vectors of unit length over the kept features. */
final class FeatureMatrix {
    private static final int BUCKETS = 1 << 24;

    final List<String> names;
    final float[] idf;
    final int[][] columns;
    final float[][] counts;

    private FeatureMatrix(List<String> names, float[] rarity, int[][] columns, float[][] counts) {
        this.names = names;
        this.idf = rarity;
        this.columns = columns;
        this.counts = counts;
    }

    /** Builds the matrix; keeps features that occur in at least {@code minPassages} passages and {@code minSources} sources. */
    static FeatureMatrix of(List<TrainingExample> examples, SentenceFeatures features, int minPassages, int minSources) {
        byte[] seen = new byte[BUCKETS];
        for (TrainingExample example : examples) {
            for (String feature : distinct(example, features)) {
                int bucket = bucket(feature);
                seen[bucket] = (byte) Math.min(Byte.MAX_VALUE, seen[bucket] + 1);
            }
        }
        Map<String, Integer> index = new HashMap<>();
        List<String> names = new ArrayList<>();
        int[][] columns = new int[examples.size()][];
        float[][] counts = new float[examples.size()][];
        for (int i = 0; i < columns.length; i++) {
            Map<Integer, Integer> row = new HashMap<>();
            for (String sentence : examples.get(i).sentences()) {
                for (String feature : features.of(sentence)) {
                    if (seen[bucket(feature)] >= minPassages) {
                        int column = index.computeIfAbsent(feature, name -> {
                            names.add(name);
                            return names.size() - 1;
                        });
                        row.merge(column, 1, Integer::sum);
                    }
                }
            }
            columns[i] = row.keySet().stream().mapToInt(c -> c).sorted().toArray();
            counts[i] = new float[columns[i].length];
            for (int j = 0; j < columns[i].length; j++) {
                counts[i][j] = (float) LinearModel.sublinear(row.getOrDefault(columns[i][j], 1));
            }
        }
        return new FeatureMatrix(names, new float[0], columns, counts).keep(examples, minPassages, minSources);
    }

    private FeatureMatrix keep(List<TrainingExample> examples, int minPassages, int minSources) {
        int[] passages = new int[names.size()];
        List<Set<String>> seenIn = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            seenIn.add(new HashSet<>(2));
        }
        for (int i = 0; i < columns.length; i++) {
            for (int column : columns[i]) {
                passages[column]++;
                Set<String> known = seenIn.get(column);
                if (known.size() < minSources) {
                    known.add(examples.get(i).origin().provenance());
                }
            }
        }
        boolean[] kept = new boolean[names.size()];
        float[] newIdf = new float[names.size()];
        for (int i = 0; i < kept.length; i++) {
            kept[i] = passages[i] >= minPassages && seenIn.get(i).size() >= minSources;
            newIdf[i] = (float) Math.log(1 + (double) examples.size() / passages[i]);
        }
        return new FeatureMatrix(names, newIdf, columns, counts).keep(kept);
    }

    private FeatureMatrix keep(boolean[] kept) {
        int[] place = new int[kept.length];
        List<String> keptNames = new ArrayList<>();
        float[] keptRarity = new float[kept.length];
        for (int i = 0; i < kept.length; i++) {
            place[i] = kept[i] ? keptNames.size() : -1;
            if (kept[i]) {
                keptRarity[keptNames.size()] = idf[i];
                keptNames.add(names.get(i));
            }
        }
        int[][] keptColumns = new int[columns.length][];
        float[][] keptCounts = new float[columns.length][];
        for (int i = 0; i < columns.length; i++) {
            int[] row = new int[columns[i].length];
            float[] values = new float[row.length];
            int n = 0;
            for (int j = 0; j < row.length; j++) {
                if (place[columns[i][j]] >= 0) {
                    row[n] = place[columns[i][j]];
                    values[n++] = counts[i][j];
                }
            }
            keptColumns[i] = Arrays.copyOf(row, n);
            keptCounts[i] = Arrays.copyOf(values, n);
        }
        return new FeatureMatrix(keptNames, Arrays.copyOf(keptRarity, keptNames.size()), keptColumns, keptCounts);
    }

    /** A row in liblinear's form. The last feature is constant and carries the bias. */
    Feature[] row(int i) {
        double norm = norm(i);
        Feature[] row = new Feature[columns[i].length + 1];
        for (int j = 0; j < columns[i].length; j++) {
            row[j] = new FeatureNode(columns[i][j] + 1, counts[i][j] * idf[columns[i][j]] / norm);
        }
        row[columns[i].length] = new FeatureNode(names.size() + 1, 1);
        return row;
    }

    /** The score of a row for a weight vector whose last element is the bias. */
    double score(int i, double[] weights) {
        double sum = 0;
        for (int j = 0; j < columns[i].length; j++) {
            sum += weights[columns[i][j]] * counts[i][j] * idf[columns[i][j]];
        }
        return sum / norm(i) + weights[weights.length - 1];
    }

    private double norm(int i) {
        double squares = 0;
        for (int j = 0; j < columns[i].length; j++) {
            double value = counts[i][j] * idf[columns[i][j]];
            squares += value * value;
        }
        return squares == 0 ? 1 : Math.sqrt(squares);
    }

    private static Set<String> distinct(TrainingExample example, SentenceFeatures features) {
        Set<String> distinct = new HashSet<>();
        for (String sentence : example.sentences()) {
            distinct.addAll(features.of(sentence));
        }
        return distinct;
    }

    private static int bucket(String feature) {
        int hash = feature.hashCode() * 0x9E3779B9;
        return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
    }
}
