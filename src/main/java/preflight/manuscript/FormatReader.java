package preflight.manuscript;

/** Reads the files of one format. */
public interface FormatReader {
    /**
     * Takes the content apart.
     *
     * @throws UnreadableFile when it is not of this format, is broken, locked, or out of all proportion
     */
    ManuscriptContent read(String file, byte[] content);
}
