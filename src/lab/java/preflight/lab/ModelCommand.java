package preflight.lab;

import picocli.CommandLine.Command;
import preflight.lab.detection.train.TrainDetection;
import preflight.lab.tagger.TrainParsing;

/** {@code preflight model}: trains the models that ship with the gateway. */
@Command(
        name = "model",
        mixinStandardHelpOptions = true,
        description = "Trains the models that ship with the gateway.",
        subcommands = {TrainDetection.class, TrainParsing.class})
public final class ModelCommand {}
