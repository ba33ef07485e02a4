package preflight.manuscript;

/** Reads the files of one format. */
interface FormatReader {
    /**
     * Takes the content apart.
     *
     * @throws NotReadable when it is not of this format, is broken, locked, or out of all proportion
     */
    Submission read(String file, byte[] content);
}
