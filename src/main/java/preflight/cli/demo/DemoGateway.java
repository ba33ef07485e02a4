package preflight.cli.demo;

import java.net.URI;

/** A running gateway that a demo may call until it is closed. */
public interface DemoGateway extends AutoCloseable {
    /** The base address, version segment and final slash included. */
    URI api();

    /** A new key of an account that may call. */
    String newKey();

    /** Stops it and removes what it left behind. */
    @Override
    void close();
}
