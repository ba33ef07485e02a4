package preflight.contract;

/** The body of a 200 answer to one of the three calls. */
public sealed interface Answer permits CheckAnswer, DetectAnswer, VerifyAnswer {}
