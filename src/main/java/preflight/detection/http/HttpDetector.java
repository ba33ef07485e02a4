package preflight.detection.http;

import java.util.List;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.PassageResult;
import preflight.text.Manuscript;

/** The question to a detection server, and the reading of its answer. The call itself is made by the routes. */
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

    /** Names a fault of the call in words fit for the user; it tells no address and no class. */
    public void unavailable(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof DetectorUnavailableException named) {
                throw named;
            }
        }
        throw new DetectorUnavailableException("The detection service did not respond.", fault);
    }
}
