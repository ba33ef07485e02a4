package preflight.lab;

import picocli.CommandLine.Command;
import preflight.lab.detection.evaluate.EvaluateDetection;
import preflight.lab.evaluate.EvaluateParsing;
import preflight.lab.evaluate.EvaluateQuality;
import preflight.lab.evaluate.EvaluateReferences;
import preflight.lab.evaluate.EvaluateVerdicts;

/** {@code preflight evaluate}: measures the answers on labelled data. */
@Command(
        name = "evaluate",
        description = "Measures verdicts, parsing, source quality or detection on labelled data; compares verdicts.",
        mixinStandardHelpOptions = true,
        subcommands = {
            EvaluateReferences.class,
            EvaluateVerdicts.class,
            EvaluateParsing.class,
            EvaluateQuality.class,
            EvaluateDetection.class
        })
public final class EvaluateCommand {}
