package preflight.detection.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.detection.DetectionLevel;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.PassageResult;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.text.Manuscript;
import preflight.text.Passage;

class HttpDetectorTest {
    private static final Manuscript MANUSCRIPT = new Manuscript(
            "One. Two.\n\nThree.",
            List.of(
                    new Passage(0, "One. Two.", "en", 4, List.of("One.", "Two.")),
                    new Passage(1, "Three.", "de", 2, List.of("Three."))));

    private final HttpDetector detector = new HttpDetector();

    @Test
    void asksAboutEveryPassage() throws DetectorProtocol.MalformedMessageException {
        List<Passage> read = DetectorProtocol.readRequest(detector.requestBody(MANUSCRIPT));
        assertThat(read).extracting(Passage::number).containsExactly(0, 1);
        assertThat(read).extracting(Passage::language).containsExactly("en", "de");
        assertThat(read.getFirst().sentences()).containsExactly("One.", "Two.");
    }

    @Test
    void readsWhatAServerWrites() {
        List<PassageResult> judgements = List.of(
                new PassageResult(
                        0,
                        DetectionLevel.LIKELY,
                        List.of(new DrivingSentence(1, List.of("sentence_contribution", "phrasing")))),
                new PassageResult(1, DetectionLevel.UNJUDGED, List.of()));
        assertThat(detector.readResponse(MANUSCRIPT, DetectorProtocol.writeResponse(judgements)))
                .isEqualTo(judgements);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "<html>Bad gateway</html>",
                "{\"judgements\":{}}",
                "{\"judgements\":[]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[]},{\"passage\":0,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":1,\"level\":\"none\",\"drivers\":[]},{\"passage\":0,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]},{\"passage\":2,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[]},{\"passage\":1,\"level\":\"safe\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[]},{\"passage\":1,\"level\":\"NONE\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":NaN,\"level\":\"none\",\"drivers\":[]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0.5,\"level\":\"none\",\"drivers\":[]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":0.3,\"drivers\":[]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"likely\",\"drivers\":[]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"likely\",\"drivers\":[{\"sentence\":2,\"reasons\":[\"x\"]}]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"likely\",\"drivers\":[{\"sentence\":0,\"reasons\":[]}]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"likely\",\"drivers\":[{\"sentence\":0,\"reasons\":[\"x\"]},{\"sentence\":0,\"reasons\":[\"x\"]}]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[{\"sentence\":0,\"reasons\":[\"x\"]}]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\"},{\"passage\":1,\"level\":\"none\"}]}",
                "{\"judgements\":[{\"passage\":0,\"level\":\"none\",\"drivers\":[]},{\"passage\":1,\"level\":\"none\",\"drivers\":[]}]} {}",
            })
    void takesNoAnswerThatIsNotExactlyAsAgreed(String answer) {
        assertThatThrownBy(() -> detector.readResponse(MANUSCRIPT, answer))
                .isInstanceOf(DetectorUnavailableException.class)
                .hasMessageStartingWith("The detection service gave an unusable answer");
    }

    @Test
    void namesAFaultWithoutItsAddress() {
        RuntimeException fault =
                new RuntimeException("wrapped", new java.net.ConnectException("to http://10.0.0.7:9/v1/judge"));
        assertThat(detector.unavailable(fault)).hasMessage("The detection service did not respond.");
    }

    @Test
    void keepsAFaultThatIsNamedAlready() {
        DetectorUnavailableException named =
                new DetectorUnavailableException("The detection service gave an unusable answer: x.");
        assertThat(detector.unavailable(new RuntimeException(named))).isSameAs(named);
    }
}
