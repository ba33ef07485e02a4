package preflight.gateway.routes;

import java.util.List;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.PassageResult;
import preflight.detection.http.HttpDetector;
import preflight.text.Manuscript;

/** {@link HttpDetector} as detection.camel.yaml calls it. */
public final class HttpDetectorAdapter {
    private final HttpDetector detector = new HttpDetector();

    /** The request body for a manuscript. */
    public String requestBody(Manuscript manuscript) {
        return detector.requestBody(manuscript);
    }

    /**
     * Aggregates a manuscript with the response of the server.
     *
     * @throws DetectorUnavailableException when the response is not one well-formed result per passage
     */
    public List<PassageResult> readResponse(Manuscript manuscript, String body) {
        return detector.readResponse(manuscript, body);
    }

    /** Throws the caught failure as a {@link DetectorUnavailableException}. A route cannot throw with a cause. */
    public void throwUnavailable(Throwable failure) {
        throw detector.unavailable(failure);
    }
}
