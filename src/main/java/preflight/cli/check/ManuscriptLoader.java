package preflight.cli.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

/** Manuscripts on this machine's disk. */
final class ManuscriptLoader {
    private ManuscriptLoader() {}

    /** @throws UnreadableFile when it is not there, or cannot be read as a manuscript */
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
            // The limits of the readers should come first; this is for the file that finds a way around them.
            throw new UnreadableFile("%s takes more memory to read than there is (PREFLIGHT_HEAP).".formatted(path), e);
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
