package preflight.manuscript;

/** Reads the files of one format. */
public interface FormatReader {
    /**
     * Reads a file into text, references and notes.
     *
     * @param file the name, for messages
     * @throws UnreadableFile if the content is not of this format, broken, protected or too large
     */
    ManuscriptContent read(String file, byte[] content);
}
