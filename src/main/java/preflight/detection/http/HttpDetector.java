package preflight.detection.http;

import java.util.List;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.PassageResult;
import preflight.text.Manuscript;

/** Writes the request to a detection server and reads its response. It does not send the request. */
public final class HttpDetector {

    /** The request body that asks about a manuscript's passages. */
    public String requestBody(Manuscript manuscript) {
        return DetectorProtocol.writeRequest(manuscript.passages());
    }

    /**
     * The judgements in an answer.
     *
     * @throws DetectorUnavailableException for anything but one well-formed judgement a passage
     */
    public List<PassageResult> readResponse(Manuscript manuscript, String body) {
        try {
            return DetectorProtocol.readResponse(body, manuscript.passages());
        } catch (DetectorProtocol.MalformedMessageException e) {
            throw new DetectorUnavailableException(
                    "The detection service gave an answer that cannot be used: " + e.getMessage() + ".", e);
        }
    }

    /** The failure of a request in words for the user. They contain no address and no class name. */
    public DetectorUnavailableException unavailable(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof DetectorUnavailableException known) {
                return known;
            }
        }
        return new DetectorUnavailableException("The detection service did not respond.", failure);
    }
}
