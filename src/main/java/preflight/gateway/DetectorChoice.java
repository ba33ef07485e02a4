package preflight.gateway;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import preflight.detection.Detector;
import preflight.detection.model.EmbeddedDetector;
import preflight.detection.onnx.OnnxDetector;

/**
 * The detector that a setting names.
 *
 * @param kind where the detector runs
 * @param location its folder or address; empty for the other kinds
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
     * Reads a setting: {@code embedded}, {@code onnx:FOLDER}, or an http or https address.
     *
     * @param defaultKind the kind that an empty setting means
     * @throws IllegalArgumentException when the setting is none of these
     */
    public static DetectorChoice of(String setting, Kind defaultKind) {
        if (setting.isEmpty()) {
            return new DetectorChoice(defaultKind, "");
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

    /** Last part of the id of the route that calls the detector: {@code none}, {@code local} or {@code http}. */
    public String route() {
        return switch (kind) {
            case NONE -> "none";
            case EMBEDDED, ONNX -> "local";
            case HTTP -> "http";
        };
    }

    /**
     * Opens the detector if it runs in this process.
     *
     * @throws IOException when a file is missing or unusable; the message names it
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
