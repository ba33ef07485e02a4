package preflight.check;

/** How one section of a full check came out. Only {@link Done} can be billed. */
public sealed interface Section<T> {

    /** The section ran. */
    record Done<T>(T result) implements Section<T> {}

    /** The section could not run for a fault on our side; {@code reason} is fit for the user. */
    record Failed<T>(String reason) implements Section<T> {}

    /** There was nothing to run it on; {@code reason} says what was empty. */
    record Skipped<T>(String reason) implements Section<T> {}
}
