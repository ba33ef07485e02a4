package preflight.cli.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import preflight.filecheck.ManuscriptFiles;
import preflight.manuscript.CompanionFiles;

/** The LaTeX files in and below the folder of a manuscript. Files outside the folder are not read: a manuscript is untrusted. */
final class FolderCompanions implements CompanionFiles {
    private final Path folder;

    FolderCompanions(Path folder) {
        this.folder = folder;
    }

    @Override
    public Optional<byte[]> file(String name) {
        try {
            Path root = folder.toRealPath();
            Path path = root.resolve(name).toRealPath();
            boolean readable = path.startsWith(root)
                    && name.matches("(?i).*\\.(?:tex|bib|bbl)")
                    && Files.isRegularFile(path)
                    && Files.size(path) <= ManuscriptFiles.MAX_TEXT_BYTES;
            return readable ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
        } catch (IOException | InvalidPathException unreadable) {
            return Optional.empty();
        }
    }
}
