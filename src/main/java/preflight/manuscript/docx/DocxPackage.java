package preflight.manuscript.docx;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import preflight.manuscript.UnreadableFile;

/** The parts of a Word file. Only requested parts are decompressed, and only up to a limit. */
final class DocxPackage implements AutoCloseable {
    /** Limit against decompression bombs. The longest text that a check accepts stays far below, with its markup. */
    private static final int MAX_PART_BYTES = 20 * 1024 * 1024;

    private final String file;
    private final ZipFile zip;

    DocxPackage(String file, byte[] content) {
        this.file = file;
        try {
            zip = ZipFile.builder().setByteArray(content).get();
        } catch (IOException e) {
            throw new UnreadableFile("%s is broken: it cannot be unpacked.".formatted(file), e);
        }
    }

    /**
     * A part by its path in the archive; empty if there is none.
     *
     * @throws UnreadableFile if the part is broken or larger than {@link #MAX_PART_BYTES}
     */
    Optional<byte[]> part(String name) {
        ZipArchiveEntry entry = zip.getEntry(name);
        if (entry == null) {
            return Optional.empty();
        }
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MAX_PART_BYTES + 1);
            if (bytes.length > MAX_PART_BYTES) {
                throw new UnreadableFile(
                        "%s unpacks to far more than a manuscript has: it was not read.".formatted(file));
            }
            return Optional.of(bytes);
        } catch (IOException e) {
            throw new UnreadableFile("%s is broken: it cannot be unpacked.".formatted(file), e);
        }
    }

    @Override
    public void close() {
        try {
            zip.close();
        } catch (IOException e) {
            throw new UnreadableFile("%s is broken: it cannot be unpacked.".formatted(file), e);
        }
    }
}
