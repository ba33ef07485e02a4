package preflight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptFiles;
import preflight.manuscript.NotReadable;
import preflight.manuscript.Submission;

/** Manuscripts on this machine's disk. */
final class ManuscriptPath {
    private ManuscriptPath() {}

    /** @throws NotReadable when it is not there, or cannot be read as a manuscript */
    static Submission read(Path path) {
        Path fileName = path.getFileName();
        String name = fileName == null ? path.toString() : fileName.toString();
        try {
            if (!Files.isRegularFile(path)) {
                throw new NotReadable("%s is not a file.".formatted(path));
            }
            FileFormat.ofName(name).ifPresent(known -> checkSize(path, name, known));
            Path folder = path.toAbsolutePath().getParent();
            return ManuscriptFiles.read(
                    name, Files.readAllBytes(path), new FolderCompanions(folder == null ? path : folder));
        } catch (IOException e) {
            throw new NotReadable("%s cannot be read.".formatted(path), e);
        } catch (OutOfMemoryError e) {
            // The limits of the readers should come first; this is for the file that finds a way around them.
            throw new NotReadable("%s takes more memory to read than there is (PREFLIGHT_HEAP).".formatted(path), e);
        }
    }

    private static void checkSize(Path path, String name, FileFormat known) {
        try {
            ManuscriptFiles.checkSize(name, known, Files.size(path));
        } catch (IOException e) {
            throw new NotReadable("%s cannot be read.".formatted(path), e);
        }
    }
}
