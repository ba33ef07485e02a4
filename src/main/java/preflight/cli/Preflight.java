package preflight.cli;

/** placeholder. */
public final class Preflight {
    private Preflight() {}

    /** Runs. */
    public static void main(String[] args) {}
}
