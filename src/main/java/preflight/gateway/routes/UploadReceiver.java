package preflight.gateway.routes;

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
import preflight.console.upload.Upload;
import preflight.console.upload.UploadedFile;
import preflight.console.web.ConsoleRefusal;
import preflight.console.web.PageRequest;
import preflight.filecheck.ManuscriptFiles;
import preflight.gateway.http.MultipartForm;

/**
 * Receives uploaded files in memory, never on disk. All uploads that are being received and read share a fixed amount of memory.
 * An upload waits briefly when it is used up.
 */
public final class UploadReceiver {
    /** Memory is allotted in units of this size. */
    private static final int UNIT_BYTES = 1024 * 1024;

    private static final Duration MEMORY_WAIT = Duration.ofSeconds(10);

    private final Semaphore memory;
    private final Duration uploadTimeout;

    /** Creates a receiver; {@code bytes} is the shared memory, raised to what the largest file takes; {@code uploadTimeout} limits one upload. */
    public UploadReceiver(long bytes, Duration uploadTimeout) {
        this.memory = new Semaphore(units(Math.max(bytes, 2L * ManuscriptFiles.MAX_BYTES)), true);
        this.uploadTimeout = uploadTimeout;
    }

    /** The upload of an exchange with a PageRequest as its body. The route must not read the HTTP body (useBodyHandler=false). */
    public Upload open(Exchange exchange) {
        HttpServerRequest connection = exchange.getProperty(PageHttpAdapter.HTTP_MESSAGE, HttpMessage.class)
                .getRequest();
        return new PendingUpload(exchange.getMessage().getBody(PageRequest.class), connection);
    }

    private final class PendingUpload implements Upload {
        private final PageRequest request;
        private final HttpServerRequest connection;

        PendingUpload(PageRequest request, HttpServerRequest connection) {
            this.request = request;
            this.connection = connection;
        }

        @Override
        public PageRequest request() {
            return request;
        }

        @Override
        public UploadedFile receive() {
            MultipartForm form = new MultipartForm(connection, ManuscriptFiles.MAX_BYTES);
            int units = units(form.maxMemoryBytes());
            try {
                if (!memory.tryAcquire(units, MEMORY_WAIT.toMillis(), TimeUnit.MILLISECONDS)) {
                    throw ConsoleRefusal.tooManyUploads();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw ConsoleRefusal.tooManyUploads();
            }
            boolean received = false;
            try {
                // This thread is a worker of the event loop that owns the connection.
                Objects.requireNonNull(Vertx.currentContext()).runOnContext(begin -> form.start());
                form.completion().get(uploadTimeout.toMillis(), TimeUnit.MILLISECONDS);
                received = true;
                return new UploadedFile(form.fileName(), form.content(), form.tooLarge(), () -> memory.release(units));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw ConsoleRefusal.uploadIncomplete();
            } catch (ExecutionException | TimeoutException e) {
                throw ConsoleRefusal.uploadIncomplete();
            } finally {
                if (!received) {
                    memory.release(units);
                }
            }
        }
    }

    private static int units(long bytes) {
        return Math.toIntExact((bytes + UNIT_BYTES - 1) / UNIT_BYTES);
    }
}
