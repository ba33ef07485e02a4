package preflight.gateway;

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
final class ReceivedForm {
    /** What stands around a file in a form. */
    private static final int AROUND_THE_FILE = 16 * 1024;

    private final HttpServerRequest request;
    private final long mostBytesOfFile;
    private final CompletableFuture<Void> arrival = new CompletableFuture<>();
    private final ByteArrayOutputStream content;
    private boolean seenFile;
    private volatile String fileName = "";
    private volatile boolean tooLarge;

    ReceivedForm(HttpServerRequest request, int mostBytesOfFile) {
        this.request = request;
        this.mostBytesOfFile = mostBytesOfFile;
        this.tooLarge = announced() > mostBytesOfFile + (long) AROUND_THE_FILE;
        // A stream that grows would need twice the room.
        this.content = new ByteArrayOutputStream(tooLarge ? 0 : (int) Math.min(announced(), mostBytesOfFile));
    }

    /** The most memory it takes: the content is copied once. */
    long mostBytes() {
        return tooLarge ? 0 : 2 * Math.min(announced(), mostBytesOfFile);
    }

    /** Completes when all has arrived. */
    CompletableFuture<Void> arrival() {
        return arrival;
    }

    /** As the form has it; empty when it has none. */
    String fileName() {
        return fileName;
    }

    boolean tooLarge() {
        return tooLarge;
    }

    byte[] content() {
        return content.toByteArray();
    }

    /** Lets the form come; on the event loop of the request, which was paused until now. */
    void begin() {
        request.exceptionHandler(arrival::completeExceptionally);
        request.endHandler(ended -> arrival.complete(null));
        if (request.response().closed()) {
            // It broke off before anybody listened.
            arrival.completeExceptionally(new ClosedChannelException());
            return;
        }
        try {
            if (isMultipart()) {
                request.setExpectMultipart(true);
                request.uploadHandler(this::file);
            }
            if ("100-continue".equalsIgnoreCase(request.getHeader("Expect"))) {
                request.response().writeContinue();
            }
        } catch (IllegalStateException notAForm) {
            arrival.completeExceptionally(notAForm);
        }
        request.resume();
    }

    private void file(HttpServerFileUpload upload) {
        upload.exceptionHandler(arrival::completeExceptionally);
        if (seenFile) {
            upload.handler(dropped -> {});
            return;
        }
        seenFile = true;
        fileName = upload.filename();
        upload.handler(this::keep);
    }

    private void keep(Buffer bytes) {
        tooLarge |= content.size() + (long) bytes.length() > mostBytesOfFile;
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
    private long announced() {
        String length = request.getHeader("Content-Length");
        return length != null && length.matches("\\d{1,15}") ? Long.parseLong(length) : mostBytesOfFile;
    }
}
