package preflight.cli.demo;

import java.net.URI;

/** A running gateway, until it is closed. */
public interface DemoGateway extends AutoCloseable {
    /** The base URL of the API, with version and trailing slash. */
    URI api();

    /** Creates a key of an account on a paid plan with credits. */
    String newKey();

    /** Stops the gateway and deletes its files. */
    @Override
    void close();
}
