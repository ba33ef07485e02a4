package preflight.console.upload;

/**
 * A file that was sent, in memory until it is closed.
 *
 * @param name as the browser gave it, without folders; empty when no file was chosen
 * @param content nothing of it when it is too large
 * @param tooLarge whether it is larger than any file that is read
 * @param release gives back the room it took
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
public record UploadedFile(String name, byte[] content, boolean tooLarge, Runnable release) implements AutoCloseable {
    private static final int MAX_NAME_LENGTH = 150;

    public UploadedFile {
        // Some browsers send a whole path. What cannot be seen would only mislead in a message.
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
                .replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", "")
                .strip();
        name = last.substring(Math.max(0, last.length() - MAX_NAME_LENGTH));
    }

    @Override
    public void close() {
        release.run();
    }
}
