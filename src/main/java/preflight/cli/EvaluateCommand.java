package preflight.cli;

import picocli.CommandLine.Command;

/** {@code preflight evaluate}: how good the answers are, on labelled data. */
@Command(
        name = "evaluate",
        description = "Measures verdicts, parsing, source quality or detection on labelled data.",
        mixinStandardHelpOptions = true,
        subcommands = {EvaluateReferences.class, EvaluateParsing.class, EvaluateQuality.class, EvaluateDetection.class})
final class EvaluateCommand {}
