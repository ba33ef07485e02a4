package preflight.cli.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

/** Loads manuscripts from the disk. */
final class ManuscriptLoader {
    private ManuscriptLoader() {}

    /** @throws UnreadableFile when the file does not exist or cannot be read as a manuscript */
    static ManuscriptContent load(Path path) {
        Path fileName = path.getFileName();
        String name = fileName == null ? path.toString() : fileName.toString();
        try {
            if (!Files.isRegularFile(path)) {
                throw new UnreadableFile("%s is not a file.".formatted(path));
            }
            FileFormat.ofFileName(name).ifPresent(known -> checkSize(path, name, known));
            Path folder = path.toAbsolutePath().getParent();
            return ManuscriptFiles.read(
                    name, Files.readAllBytes(path), new FolderCompanions(folder == null ? path : folder));
        } catch (IOException e) {
            throw new UnreadableFile("%s cannot be read.".formatted(path), e);
        } catch (OutOfMemoryError e) {
            // The limits of the readers prevent this for all known files.
            throw new UnreadableFile("%s needs more memory than is available (PREFLIGHT_HEAP).".formatted(path), e);
        }
    }

    private static void checkSize(Path path, String name, FileFormat known) {
        try {
            ManuscriptFiles.checkSize(name, known, Files.size(path));
        } catch (IOException e) {
            throw new UnreadableFile("%s cannot be read.".formatted(path), e);
        }
    }
}
