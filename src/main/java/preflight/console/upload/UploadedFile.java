package preflight.console.upload;

/**
 * An uploaded file, in memory until it is closed.
 *
 * @param name as the browser sent it, without folders; empty when no file was chosen
 * @param content empty when the file is too large
 * @param tooLarge whether the file is larger than the limit
 * @param release frees the memory
 */
@SuppressWarnings("ArrayRecordComponent") // two uploads are never compared
public record UploadedFile(String name, byte[] content, boolean tooLarge, Runnable release) implements AutoCloseable {
    private static final int MAX_NAME_LENGTH = 150;

    public UploadedFile {
        // Some browsers send a whole path. Invisible characters could mislead in a message.
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
