package preflight.gateway;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.impl.VertxBuilder;
import io.vertx.core.spi.ExecutorServiceFactory;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import preflight.gateway.http.HttpServerCustomizer;

/**
 * Virtual threads from the socket to the database: a call blocks a virtual thread, never one of few workers.
 *
 * <p>Camel's own switch does not reach the HTTP server, whose calls run on the 20 workers of Vert.x; so Vert.x gets its
 * worker pool from here. {@code VertxBuilder} is internal to Vert.x 4: the version is the one Camel brings, and the gateway's
 * tests hold more calls open at once than there are workers.
 */
public final class VirtualThreads {
    private VirtualThreads() {}

    /** A Vert.x whose workers are virtual threads and whose servers speak HTTP/1.1. */
    public static Vertx vertx() {
        ExecutorServiceFactory workers = (threads, concurrency, max) -> perTaskExecutor("gateway-");
        return HttpServerCustomizer.customize(new VertxBuilder(new VertxOptions())
                .executorServiceFactory(workers)
                .init()
                .vertx());
    }

    /** A virtual thread a task. */
    public static ExecutorService perTaskExecutor(String name) {
        return Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name(name, 0).factory());
    }

    /** At most {@code threads} virtual threads; further tasks wait their turn. */
    static ExecutorService fixedPool(int threads, String name) {
        return Executors.newFixedThreadPool(
                threads, Thread.ofVirtual().name(name, 0).factory());
    }
}
