package preflight.gateway.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerFileUpload;
import io.vertx.core.http.HttpServerRequest;
import java.io.ByteArrayOutputStream;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.CompletableFuture;

/**
 * A form as it arrives. Vert.x takes it apart; of its files the first is kept and others are dropped. Of a file that is too
 * large nothing is kept, but it is received to its end: a browser reads no answer before it has sent everything.
 */
public final class MultipartForm {
    /** What stands around a file in a form. */
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
        // A stream that grows would need twice the room.
        this.content = new ByteArrayOutputStream(tooLarge ? 0 : (int) Math.min(announcedBytes(), mostBytesOfFile));
    }

    /** The most memory it takes: the content is copied once. */
    public long maxMemoryBytes() {
        return tooLarge ? 0 : 2 * Math.min(announcedBytes(), maxFileBytes);
    }

    /** Completes when all has arrived. */
    public CompletableFuture<Void> completion() {
        return completion;
    }

    /** As the form has it; empty when it has none. */
    public String fileName() {
        return fileName;
    }

    public boolean tooLarge() {
        return tooLarge;
    }

    public byte[] content() {
        return content.toByteArray();
    }

    /** Lets the form come; on the event loop of the request, which was paused until now. */
    public void start() {
        request.exceptionHandler(completion::completeExceptionally);
        request.endHandler(ended -> completion.complete(null));
        if (request.response().closed()) {
            // It broke off before anybody listened.
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
        } catch (IllegalStateException notAForm) {
            completion.completeExceptionally(notAForm);
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

    /** What the head of the request says is to come; without a word about it, as much as may. */
    private long announcedBytes() {
        String length = request.getHeader("Content-Length");
        return length != null && length.matches("\\d{1,15}") ? Long.parseLong(length) : maxFileBytes;
    }
}
