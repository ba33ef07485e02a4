package preflight.detection;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import preflight.detection.model.EmbeddedDetector;
import preflight.detection.onnx.OnnxDetector;

/**
 * The detector that a setting names.
 *
 * @param kind where it runs
 * @param location its folder or address; empty for the others
 */
public record DetectorChoice(Kind kind, String location) {
    private static final String ONNX = "onnx:";
    private static final String EMBEDDED = "embedded";

    /** Where a detector runs. */
    public enum Kind {
        NONE,
        EMBEDDED,
        ONNX,
        HTTP
    }

    /**
     * The detector named by {@code embedded}, {@code onnx:FOLDER} or an http or https address.
     *
     * @param unset what an empty setting means
     * @throws IllegalArgumentException when it names none
     */
    public static DetectorChoice of(String setting, Kind unset) {
        if (setting.isEmpty()) {
            return new DetectorChoice(unset, "");
        }
        if (setting.equals(EMBEDDED)) {
            return new DetectorChoice(Kind.EMBEDDED, "");
        }
        if (setting.startsWith(ONNX) && setting.length() > ONNX.length()) {
            return new DetectorChoice(Kind.ONNX, setting.substring(ONNX.length()));
        }
        URI address = URI.create(setting);
        if (address.getHost() == null || !Set.of("http", "https").contains(String.valueOf(address.getScheme()))) {
            throw new IllegalArgumentException("embedded, onnx:FOLDER or an http or https address is needed");
        }
        return new DetectorChoice(Kind.HTTP, setting);
    }

    /**
     * The detector itself, when it runs in this process.
     *
     * @throws IOException saying what is missing or cannot be used
     */
    public Optional<Detector> open() throws IOException {
        return switch (kind) {
            case NONE, HTTP -> Optional.empty();
            case EMBEDDED -> Optional.of(EmbeddedDetector.load());
            case ONNX -> Optional.of(onnx());
        };
    }

    private Detector onnx() throws IOException {
        try {
            return OnnxDetector.open(Path.of(location));
        } catch (LinkageError missing) {
            throw new IOException(
                    "a detector onnx:FOLDER needs ONNX Runtime and a tokenizer library, which are not packed"
                            + " by default: build with mvn -Ponnx package");
        }
    }
}
