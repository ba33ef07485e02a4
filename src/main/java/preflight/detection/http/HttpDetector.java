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

    /** Throws a failure of the call as a {@link DetectorUnavailableException}. Its message reveals no address and no class. */
    public void unavailable(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof DetectorUnavailableException named) {
                throw named;
            }
        }
        throw new DetectorUnavailableException("The detection service did not respond.", fault);
    }
}
