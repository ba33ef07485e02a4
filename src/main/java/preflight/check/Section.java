package preflight.check;

/** One section of a full check. Only a {@link Done} section can be charged. */
public sealed interface Section<T> {

    /** The section ran. */
    record Done<T>(T result) implements Section<T> {}

    /** The section could not run because of an internal error; {@code reason} is written for the user. */
    record Failed<T>(String reason) implements Section<T> {}

    /** The section had no input; {@code reason} says what was empty. */
    record Skipped<T>(String reason) implements Section<T> {}
}
