package preflight.gateway;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.camel.Exchange;
import org.apache.camel.component.platform.http.vertx.HttpMessage;
import preflight.account.PageRequest;
import preflight.account.SentFile;
import preflight.account.SiteRefusal;
import preflight.account.Upload;
import preflight.manuscript.ManuscriptFiles;

/**
 * Receives forms with files, in memory and never on disk. All files that are being received and read share a room of fixed
 * size; who finds none waits a moment.
 */
public final class Uploads {
    /** The room is given out in these. */
    private static final int UNIT = 1024 * 1024;

    private static final Duration WAIT_FOR_ROOM = Duration.ofSeconds(10);

    private final Semaphore room;
    private final Duration patience;

    /** In {@code bytes} of memory, but no less than the largest file takes; a form must have arrived within {@code patience}. */
    Uploads(long bytes, Duration patience) {
        this.room = new Semaphore(units(Math.max(bytes, 2L * ManuscriptFiles.MOST_BYTES)), true);
        this.patience = patience;
    }

    /** The form of an exchange that has its PageRequest in the body and whose route reads no body (useBodyHandler=false). */
    public Upload open(Exchange exchange) {
        HttpServerRequest connection =
                exchange.getProperty(WebPages.HTTP, HttpMessage.class).getRequest();
        return new Form(exchange.getMessage().getBody(PageRequest.class), connection);
    }

    private final class Form implements Upload {
        private final PageRequest request;
        private final HttpServerRequest connection;

        Form(PageRequest request, HttpServerRequest connection) {
            this.request = request;
            this.connection = connection;
        }

        @Override
        public PageRequest request() {
            return request;
        }

        @Override
        public SentFile receive() {
            ReceivedForm form = new ReceivedForm(connection, ManuscriptFiles.MOST_BYTES);
            int units = units(form.mostBytes());
            try {
                if (!room.tryAcquire(units, WAIT_FOR_ROOM.toMillis(), TimeUnit.MILLISECONDS)) {
                    throw SiteRefusal.busy();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw SiteRefusal.busy();
            }
            boolean received = false;
            try {
                // The thread is a worker's of the event loop that has the connection.
                Objects.requireNonNull(Vertx.currentContext()).runOnContext(begin -> form.begin());
                form.arrival().get(patience.toMillis(), TimeUnit.MILLISECONDS);
                received = true;
                return new SentFile(form.fileName(), form.content(), form.tooLarge(), () -> room.release(units));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw SiteRefusal.notReceived();
            } catch (ExecutionException | TimeoutException e) {
                throw SiteRefusal.notReceived();
            } finally {
                if (!received) {
                    room.release(units);
                }
            }
        }
    }

    private static int units(long bytes) {
        return Math.toIntExact((bytes + UNIT - 1) / UNIT);
    }
}
