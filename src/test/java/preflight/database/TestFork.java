package preflight.database;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/** The JVM of the test run that this is: the build runs the classes in two beside each other, which share nothing. */
public final class TestFork {
    /** From 1; 1 too where tests run in one JVM only. */
    public static final int NUMBER = Integer.getInteger("preflight.test.fork", 1);

    private TestFork() {}

    /**
     * A port that stays free while its server is down: below those that systems give to outgoing connections, and never one
     * that the JVM of another fork of this test run may take.
     */
    public static int freePort() {
        for (int attempt = 0; attempt < 100; attempt++) {
            int port = 20_000 + 2 * ThreadLocalRandom.current().nextInt(6_000) + NUMBER % 2;
            try (ServerSocket socket = new ServerSocket(port)) {
                return socket.getLocalPort();
            } catch (IOException taken) {
                // The next one, then.
            }
        }
        throw new IllegalStateException("no free port between 20000 and 32000");
    }
}
