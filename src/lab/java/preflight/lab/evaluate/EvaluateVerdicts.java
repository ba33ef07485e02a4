package preflight.lab.evaluate;

import picocli.CommandLine.Command;

/** {@code preflight evaluate verdicts}: what to do with the files that {@code evaluate references --json} writes. */
@Command(
        name = "verdicts",
        description = "Compares the verdicts of two runs.",
        mixinStandardHelpOptions = true,
        subcommands = CompareVerdicts.class)
public final class EvaluateVerdicts {}
