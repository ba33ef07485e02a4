package preflight.database;

/** The JVM of the test run that this is: the build runs the classes in two beside each other, which share nothing. */
public final class TestFork {
    /** From 1; 1 too where tests run in one JVM only. */
    public static final int NUMBER = Integer.getInteger("preflight.test.fork", 1);

    private TestFork() {}
}
