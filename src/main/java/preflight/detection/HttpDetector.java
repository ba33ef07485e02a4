package preflight.detection;

import java.util.List;
import preflight.text.Manuscript;

/** The question to a detection server, and the reading of its answer. The call itself is made by the routes. */
public final class HttpDetector {

    /** The request body that asks about a manuscript's passages. */
    public String question(Manuscript manuscript) {
        return JudgeProtocol.writePassages(manuscript.passages());
    }

    /**
     * The judgements in an answer.
     *
     * @throws DetectorUnavailable for anything but one well-formed judgement a passage
     */
    public List<Judgement> answer(Manuscript manuscript, String body) {
        try {
            return JudgeProtocol.readJudgements(body, manuscript.passages());
        } catch (JudgeProtocol.Malformed e) {
            throw new DetectorUnavailable(
                    "The detection service gave an answer that cannot be used: " + e.getMessage() + ".", e);
        }
    }

    /** Names a fault of the call in words fit for the user; it tells no address and no class. */
    public void unavailable(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof DetectorUnavailable named) {
                throw named;
            }
        }
        throw new DetectorUnavailable("The detection service did not respond.", fault);
    }
}
