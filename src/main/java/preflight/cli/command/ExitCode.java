package preflight.cli.command;

/** The exit codes of all commands. */
public final class ExitCode {
    /** The command succeeded. */
    public static final int DONE = 0;
    /** The command was refused, or it found something. */
    public static final int REFUSED = 1;
    /** The command could not run. */
    public static final int COULD_NOT_RUN = 2;
    /** The arguments are wrong. */
    public static final int USAGE = 64;

    private ExitCode() {}
}
