package preflight.lab.detection.evaluate;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import preflight.detection.Detection.OverallVerdict;
import preflight.detection.DetectionLevel;
import preflight.lab.detection.Proportion;
import preflight.lab.detection.evaluate.DetectionEvaluation.DocumentOutcome;
import preflight.lab.detection.train.Calibration;
import preflight.text.TextSegmenter;

/** The figures of an evaluation as Markdown tables. */
final class DetectionEvaluationReport {
    /** Documents with fewer checked passages than this are left out of the table of documents. */
    private static final int MIN_DOCUMENT_PASSAGES = 5;

    private final String model;
    private final String set;
    private final List<PassageOutcome> outcomes;
    private final List<DocumentOutcome> documents;

    /**
     * A report.
     *
     * @param model version of the model
     * @param set what to call the data
     */
    DetectionEvaluationReport(
            String model, String set, List<PassageOutcome> outcomes, List<DocumentOutcome> documents) {
        this.model = model;
        this.set = set;
        this.outcomes = outcomes;
        this.documents = documents;
    }

    void write(PrintStream out) {
        out.printf(
                "Model %s on %s: %,d documents, %,d checked paragraphs.%n%n",
                model, set, documents.size(), outcomes.size());
        overall(out);
        operatingPoints(out);
        table(
                out,
                "Human paragraphs flagged, by source",
                human(true),
                outcome -> outcome.origin().source() + ", " + outcome.origin().domain());
        table(
                out,
                "AI paragraphs flagged, by domain",
                human(false),
                outcome -> outcome.origin().domain());
        table(
                out,
                "AI paragraphs flagged, by source and kind",
                human(false),
                outcome -> outcome.origin().source() + ", " + outcome.origin().kind());
        table(
                out,
                "AI paragraphs flagged, by model",
                human(false),
                outcome -> outcome.origin().model());
        table(out, "Human paragraphs flagged, by length", human(true), DetectionEvaluationReport::length);
        table(out, "AI paragraphs flagged, by length", human(false), DetectionEvaluationReport::length);
        documents(out);
        mixed(out);
        languages(out);
    }

    private static Predicate<PassageOutcome> human(boolean human) {
        return outcome -> outcome.origin().ai() != human;
    }

    private void overall(PrintStream out) {
        out.println(
                "| Paragraphs | human | AI | AUROC | human: possibly or likely | human: likely | AI: possibly or likely | AI: likely |");
        out.println("|---|---|---|---|---|---|---|---|");
        overall(out, "all", outcome -> true);
        overall(out, "academic", outcome -> outcome.origin().academic());
        overall(out, "all, wholly AI-written", outcome -> !outcome.origin().mixed());
        overall(
                out,
                "academic, wholly AI-written",
                outcome -> outcome.origin().academic() && !outcome.origin().mixed());
        out.println();
    }

    private void overall(PrintStream out, String name, Predicate<PassageOutcome> which) {
        List<PassageOutcome> chosen = outcomes.stream().filter(which).toList();
        List<PassageOutcome> human = chosen.stream().filter(human(true)).toList();
        List<PassageOutcome> ai = chosen.stream().filter(human(false)).toList();
        out.printf(
                Locale.ROOT,
                "| %s | %,d | %,d | %.3f | %s | %s | %s | %s |%n",
                name,
                human.size(),
                ai.size(),
                RocCurve.of(chosen).auroc(),
                flagged(human),
                likely(human),
                flagged(ai),
                likely(ai));
    }

    /** The share of AI paragraphs caught by the threshold that flags a given share of the human paragraphs of this same set. */
    private void operatingPoints(PrintStream out) {
        out.println(
                "| AI paragraphs caught where this share of the human ones is flagged | 1 % | 0.5 % | 0.1 % | 0.05 % |");
        out.println("|---|---|---|---|---|");
        operatingPoints(out, "all", outcome -> true);
        operatingPoints(out, "academic", outcome -> outcome.origin().academic());
        operatingPoints(
                out, "all, wholly AI-written", outcome -> !outcome.origin().mixed());
        operatingPoints(
                out,
                "academic, wholly AI-written",
                outcome -> outcome.origin().academic() && !outcome.origin().mixed());
        out.println();
    }

    private void operatingPoints(PrintStream out, String name, Predicate<PassageOutcome> which) {
        RocCurve curve = RocCurve.of(outcomes.stream().filter(which).toList());
        out.printf("| %s |", name);
        for (double share : new double[] {.01, .005, .001, .0005}) {
            out.printf(" %s |", curve.caughtAt(share));
        }
        out.println();
    }

    private void table(PrintStream out, String title, Predicate<PassageOutcome> which, Function<PassageOutcome, String> key) {
        Map<String, List<PassageOutcome>> groups =
                outcomes.stream().filter(which).collect(Collectors.groupingBy(key, TreeMap::new, Collectors.toList()));
        out.println("| " + title + " | paragraphs | possibly or likely | likely |");
        out.println("|---|---|---|---|");
        groups.forEach((name, group) ->
                out.printf("| %s | %,d | %s | %s |%n", name, group.size(), flagged(group), likely(group)));
        out.println();
    }

    private void documents(PrintStream out) {
        out.println("| Documents of " + MIN_DOCUMENT_PASSAGES
                + " or more checked paragraphs | documents | safe | caution | risk |");
        out.println("|---|---|---|---|---|");
        for (boolean ai : new boolean[] {false, true}) {
            for (boolean academic : new boolean[] {false, true}) {
                List<OverallVerdict> verdicts = documents.stream()
                        .filter(document -> document.detection().checked() >= MIN_DOCUMENT_PASSAGES
                                && document.origin().ai() == ai
                                && (!academic || document.origin().academic()))
                        .map(document -> document.detection().verdict())
                        .toList();
                out.printf(
                        "| %s%s | %,d | %s |%n",
                        ai ? "AI" : "human",
                        academic ? ", academic" : "",
                        verdicts.size(),
                        Stream.of(OverallVerdict.SAFE, OverallVerdict.CAUTION, OverallVerdict.RISK)
                                .map(kind -> new Proportion(
                                                verdicts.stream()
                                                        .filter(kind::equals)
                                                        .count(),
                                                verdicts.size())
                                        .toString())
                                .collect(Collectors.joining(" | ")));
            }
        }
        out.println();
    }

    private void mixed(PrintStream out) {
        out.println(
                "| Mixed texts | AI paragraphs flagged | without context | human paragraphs flagged | without context |");
        out.println("|---|---|---|---|---|");
        new MixedAuthorshipTexts(outcomes).rows().forEach(out::println);
        out.println();
    }

    private void languages(PrintStream out) {
        Map<String, List<DocumentOutcome>> groups = documents.stream()
                .collect(Collectors.groupingBy(
                        document -> document.origin().language(), TreeMap::new, Collectors.toList()));
        out.println("| Language | documents | inconclusive |");
        out.println("|---|---|---|");
        groups.forEach((language, group) -> out.printf(
                "| %s | %,d | %s |%n",
                language,
                group.size(),
                new Proportion(
                        group.stream()
                                .filter(document -> document.detection().verdict() == OverallVerdict.INCONCLUSIVE)
                                .count(),
                        group.size())));
        out.println();
    }

    private static String length(PassageOutcome outcome) {
        int[] bounds = Calibration.bounds();
        int bin = IntStream.range(0, bounds.length)
                .filter(i -> outcome.words() <= bounds[i])
                .findFirst()
                .orElse(bounds.length - 1);
        return bin == bounds.length - 1
                ? "over %03d words".formatted(bounds[bin - 1])
                : "%03d to %03d words".formatted(bin == 0 ? TextSegmenter.MIN_WORDS : bounds[bin - 1] + 1, bounds[bin]);
    }

    private static Proportion flagged(List<PassageOutcome> outcomes) {
        return new Proportion(
                outcomes.stream().filter(outcome -> outcome.level().flagged()).count(), outcomes.size());
    }

    private static Proportion likely(List<PassageOutcome> outcomes) {
        return new Proportion(
                outcomes.stream()
                        .filter(outcome -> outcome.level() == DetectionLevel.LIKELY)
                        .count(),
                outcomes.size());
    }
}
