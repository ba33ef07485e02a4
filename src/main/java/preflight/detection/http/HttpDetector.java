package preflight.detection.http;

import java.util.List;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.PassageResult;
import preflight.text.Manuscript;

/** Writes the request to a detection server and reads its response. */
public final class HttpDetector {

    /** The request body for the passages of a manuscript. */
    public String requestBody(Manuscript manuscript) {
        return DetectorProtocol.writeRequest(manuscript.passages());
    }

    /**
     * The results in a response body.
     *
     * @throws DetectorUnavailableException unless the body holds one well-formed result per passage
     */
    public List<PassageResult> readResponse(Manuscript manuscript, String body) {
        try {
            return DetectorProtocol.readResponse(body, manuscript.passages());
        } catch (DetectorProtocol.MalformedMessageException e) {
            throw new DetectorUnavailableException(
                    "The detection service gave an unusable answer: " + e.getMessage() + ".", e);
        }
    }

    /** The failure of a call in words for the user. The message reveals no address and no class. */
    public DetectorUnavailableException unavailable(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof DetectorUnavailableException known) {
                return known;
            }
        }
        return new DetectorUnavailableException("The detection service did not respond.", failure);
    }
}
