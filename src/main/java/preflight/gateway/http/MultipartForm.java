package preflight.gateway.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerFileUpload;
import io.vertx.core.http.HttpServerRequest;
import java.io.ByteArrayOutputStream;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.CompletableFuture;

/**
 * Receives a multipart form. Vert.x parses it. The first file is kept, others are discarded. The content of a file that is too
 * large is discarded too, but received to its end: a browser reads no answer before it has sent everything.
 */
public final class MultipartForm {
    /** The maximum of the parts of a form besides the file. */
    private static final int FORM_OVERHEAD_BYTES = 16 * 1024;

    private final HttpServerRequest request;
    private final long maxFileBytes;
    private final CompletableFuture<Void> completion = new CompletableFuture<>();
    private final ByteArrayOutputStream content;
    private boolean fileSeen;
    private volatile String fileName = "";
    private volatile boolean tooLarge;

    public MultipartForm(HttpServerRequest request, int mostBytesOfFile) {
        this.request = request;
        this.maxFileBytes = mostBytesOfFile;
        this.tooLarge = announcedBytes() > mostBytesOfFile + (long) FORM_OVERHEAD_BYTES;
        // A growing stream would need twice the memory.
        this.content = new ByteArrayOutputStream(tooLarge ? 0 : (int) Math.min(announcedBytes(), mostBytesOfFile));
    }

    /** The maximum of memory in bytes. The content is copied once. */
    public long maxMemoryBytes() {
        return tooLarge ? 0 : 2 * Math.min(announcedBytes(), maxFileBytes);
    }

    /** Completes when the whole form has arrived. */
    public CompletableFuture<Void> completion() {
        return completion;
    }

    /** The file name from the form; empty without a file. */
    public String fileName() {
        return fileName;
    }

    public boolean tooLarge() {
        return tooLarge;
    }

    public byte[] content() {
        return content.toByteArray();
    }

    /** Starts receiving. Call it on the event loop of the request, which is paused until now. */
    public void start() {
        request.exceptionHandler(completion::completeExceptionally);
        request.endHandler(ended -> completion.complete(null));
        if (request.response().closed()) {
            // The connection was closed before the handlers were set.
            completion.completeExceptionally(new ClosedChannelException());
            return;
        }
        try {
            if (isMultipart()) {
                request.setExpectMultipart(true);
                request.uploadHandler(this::handleFile);
            }
            if ("100-continue".equalsIgnoreCase(request.getHeader("Expect"))) {
                request.response().writeContinue();
            }
        } catch (IllegalStateException noForm) {
            completion.completeExceptionally(noForm);
        }
        request.resume();
    }

    private void handleFile(HttpServerFileUpload upload) {
        upload.exceptionHandler(completion::completeExceptionally);
        if (fileSeen) {
            upload.handler(dropped -> {});
            return;
        }
        fileSeen = true;
        fileName = upload.filename();
        upload.handler(this::append);
    }

    private void append(Buffer bytes) {
        tooLarge |= content.size() + (long) bytes.length() > maxFileBytes;
        if (tooLarge) {
            content.reset();
        } else {
            content.writeBytes(bytes.getBytes());
        }
    }

    private boolean isMultipart() {
        String type = request.getHeader("Content-Type");
        return type != null && type.regionMatches(true, 0, "multipart/form-data", 0, "multipart/form-data".length());
    }

    /** The announced length of the body; without a Content-Length the maximum file size. */
    private long announcedBytes() {
        String length = request.getHeader("Content-Length");
        return length != null && length.matches("\\d{1,15}") ? Long.parseLong(length) : maxFileBytes;
    }
}
