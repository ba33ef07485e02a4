package preflight.gateway;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.impl.VertxBuilder;
import io.vertx.core.spi.ExecutorServiceFactory;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import preflight.gateway.http.HttpServerCustomizer;

/**
 * Executors on virtual threads. A call blocks a virtual thread from the socket to the database, never a pooled worker.
 *
 * <p>{@code camel.threads.virtual.enabled} does not reach the HTTP server, whose calls run on the 20 workers of Vert.x. So Vert.x
 * gets its worker pool here. {@code VertxBuilder} is internal to Vert.x 4, whose version Camel determines. A test of the gateway
 * keeps more calls open than there are workers.
 */
public final class VirtualThreads {
    private VirtualThreads() {}

    /** A Vert.x instance whose workers are virtual threads and whose servers speak HTTP/1.1 only. */
    public static Vertx vertx() {
        ExecutorServiceFactory workers = (threads, concurrency, max) -> perTaskExecutor("gateway-");
        return HttpServerCustomizer.customize(new VertxBuilder(new VertxOptions())
                .executorServiceFactory(workers)
                .init()
                .vertx());
    }

    /** An executor with one virtual thread per task. */
    public static ExecutorService perTaskExecutor(String name) {
        return Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name(name, 0).factory());
    }

    /** An executor with at most {@code threads} virtual threads; further tasks queue. */
    static ExecutorService fixedPool(int threads, String name) {
        return Executors.newFixedThreadPool(
                threads, Thread.ofVirtual().name(name, 0).factory());
    }
}
