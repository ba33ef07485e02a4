package preflight.api.request;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.api.BodyRejected;
import preflight.check.CheckInput;
import preflight.reference.parse.ReferenceLine;

class RequestReaderTest {
    private final RequestReader reader = new RequestReader();

    @Test
    void readsAReferenceListInItsOrder() {
        VerifyRequest request = reader.verify(bytes("{\"references\": [\"first\", \"\", \"thírd\"]}"));

        assertThat(request.references()).containsExactly("first", "", "thírd");
        assertThat(request.lines()).last().isEqualTo(new ReferenceLine(3, 3, "thírd"));
    }

    @Test
    void readsAText() {
        assertThat(reader.detect(bytes("{\"text\": \" a\\u0000\\n\\nb \"}")).text())
                .isEqualTo(" a\u0000\n\nb ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"text\": null, \"references\": null}",
                "{\"text\": \" \\n\\t \", \"references\": []}",
                "{\"text\": \"\u00a0 \u2007\"}",
                "\uFEFF {}\n"
            })
    void readsNullAbsentAndBlankAsEmpty(String body) {
        assertThat(reader.check(bytes(body))).isEqualTo(new CheckRequest("", List.of()));
    }

    @Test
    void takesAnEmptyListButNotNullForARequiredField() {
        assertThat(reader.verify(bytes("{\"references\": []}")).references()).isEmpty();
        assertRefused(422, () -> reader.verify(bytes("{\"references\": null}")))
                .isEqualTo("references: an array is expected, got null");
        assertRefused(422, () -> reader.detect(bytes("{\"text\": null}")))
                .isEqualTo("text: a string is expected, got null");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"references\": [\"a\", \"b\", \"c\", 4]} | references[3]: a string is expected, got a number",
                "{\"references\": \"a\"} | references: an array is expected, got a string",
                "{\"references\": [[\"a\"]]} | references[0]: a string is expected, got an array",
                "{\"references\": [null]} | references[0]: a string is expected, got null",
                "{} | references: the field is required and missing",
                "[\"a\"] | the body: an object is expected, got an array",
                "\"a\" | the body: an object is expected, got a string",
                "null | the body: an object is expected, got null",
                "{\"references\": [], \"text\": \"a\"} | unknown field \"text\"; known fields: references",
            })
    void namesThePlaceAndWhatToChange(String body, String detail) {
        assertRefused(422, () -> reader.verify(bytes(body))).isEqualTo(detail);
    }

    @ParameterizedTest
    @CsvSource({"reference,references", "References,references", "refrences,references", "txt,text", "texts,text"})
    void suggestsTheNameThatWasMeant(String misspelt, String meant) {
        assertRefused(422, () -> reader.check(bytes("{\"%s\": null}".formatted(misspelt))))
                .isEqualTo("unknown field \"%s\"; did you mean \"%s\"?".formatted(misspelt, meant));
    }

    @Test
    void showsOnlyAShortCleanPieceOfWhatWasSent() {
        String name = "<b>\\u0000\\u202e" + "x".repeat(100_000 / 4);

        assertRefused(422, () -> reader.check(bytes("{\"%s\": 1}".formatted(name))))
                .hasSizeLessThan(200)
                .startsWith("unknown field \"?b???xxx")
                .contains("…");
    }

    @Test
    void namesAFewFaultsAndCountsTheRest() {
        assertRefused(422, () -> reader.verify(bytes("{\"references\": [1, 2, 3, 4, 5]}")))
                .startsWith("references[0]: ")
                .endsWith("references[2]: a string is expected, got a number; and 2 more");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"references\": [\"a\"",
                "{\"references\": []} trailing",
                "{\"references\": []}{}",
                "{\"references\": [], \"references\": [\"a\"]}",
                "{references: []}",
                "{'references': []}",
                "{\"references\": [],}",
                "{\"references\": [\"a\nb\"]}",
                "{\"references\": [NaN]}",
                "// comment\n{\"references\": []}",
                "nonsense",
                "\u0000"
            })
    void refusesWhatIsNotStrictJson(String body) {
        assertRefused(422, () -> reader.verify(bytes(body)))
                .startsWith("the body is not valid JSON (line ")
                .doesNotContain("nonsense", "trailing");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "  \n"})
    void refusesAnEmptyBody(String body) {
        assertRefused(422, () -> reader.check(body == null ? null : bytes(body)))
                .isEqualTo("the body is empty; send a JSON object");
    }

    @Test
    void refusesDeepNestingWithoutFollowingIt() {
        assertRefused(422, () -> reader.verify(bytes("{\"references\": " + "[".repeat(1_000_000))))
                .contains("nested too deeply");
    }

    @Test
    void refusesMillionsOfValuesWithoutFaultingEach() {
        assertRefused(400, () -> reader.verify(bytes("{\"references\": [1" + ",1".repeat(2_000_000) + "]}")))
                .isEqualTo("the body has more than 100,000 values");
    }

    @Test
    void refusesBytesThatAreNotUtf8() {
        byte[] body = bytes("{\"text\": \"é\"}");
        body[10] = 'x';

        assertRefused(422, () -> reader.detect(body)).isEqualTo("the body is not valid UTF-8 (byte 11)");
        assertRefused(422, () -> reader.detect("{\"text\": \"é\"}".getBytes(UTF_16LE)));
        assertRefused(422, () -> reader.detect(new byte[] {'{', '"', (byte) 0xED, (byte) 0xA0, (byte) 0x80}));
    }

    @Test
    void saysOfACompressedBodyThatItIsToBeSentPlain() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes("{\"text\": \"a\"}"));
        }
        assertRefused(422, () -> reader.detect(packed.toByteArray()))
                .isEqualTo("the body is compressed; send plain JSON, without Content-Encoding");
    }

    @Test
    void refusesHalfASurrogatePairButTakesAWholeOne() {
        assertRefused(422, () -> reader.detect(bytes("{\"text\": \"a\\ud83d b\"}")))
                .isEqualTo("text: an unpaired surrogate is not a character");
        assertRefused(422, () -> reader.verify(bytes("{\"references\": [\"a\", \"\\ude00\"]}")))
                .startsWith("references[1]: ");
        assertThat(reader.detect(bytes("{\"text\": \"\\ud83d\\ude00\"}")).text())
                .isEqualTo("😀");
    }

    @Test
    void countsEveryCharacterOnceWhateverItsSize() {
        String full = "😀".repeat(200_000);

        assertThat(reader.detect(bytes("{\"text\": \"" + full + "\"}")).text()).isEqualTo(full);
        assertRefused(400, () -> reader.detect(bytes("{\"text\": \"" + full + "x\"}")))
                .isEqualTo("text: 200,001 characters given, at most 200,000 are accepted; send it in parts");
        assertRefused(400, () -> reader.check(bytes("{\"text\": \"" + full + "x\"}")));
    }

    @Test
    void countsABlankTextToo() {
        assertRefused(400, () -> reader.check(bytes("{\"text\": \"" + " ".repeat(200_001) + "\"}")));
    }

    @Test
    void takesAHundredReferencesAndNotOneMore() {
        assertThat(reader.verify(bytes(references(100, "\"a\""))).references()).hasSize(100);
        assertRefused(400, () -> reader.verify(bytes(references(101, "\"a\""))))
                .isEqualTo("references: 101 entries given, at most 100 are accepted; send them in several requests");
        assertRefused(400, () -> reader.check(bytes(references(101, "\"\""))));
    }

    @Test
    void judgesFormatBeforeLimits() {
        assertRefused(422, () -> reader.verify(bytes(references(101, "7")))).doesNotContain("at most 100");
        assertRefused(422, () -> reader.verify(bytes(references(101, "\"\\ud83d\""))));
        assertRefused(422, () -> reader.check(bytes("{\"text\": \"" + "x".repeat(200_001) + "\", \"reference\": []}")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "Application/JSON",
                "application/json; charset=utf-8",
                "application/json;charset=\"UTF-8\"",
                "application/json ; charset=utf8; x=y"
            })
    void takesJsonInUtf8(String contentType) {
        assertThatCode(() -> reader.requireJson(contentType)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                "text/plain",
                "application/jsonp",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=application/json",
                "application/json; charset=iso-8859-1",
                "application/json; charset=utf-16"
            })
    void refusesEverythingElse(String contentType) {
        assertRefused(415, () -> reader.requireJson(contentType));
    }

    @Test
    void handsTheCheckItsInputWithTheLanguageOfTheUser() {
        CheckRequest request = new CheckRequest("text", List.of("a", "b"));

        CheckInput input = request.input(Locale.GERMAN);

        assertThat(input.text()).isEqualTo("text");
        assertThat(input.lines()).containsExactly(new ReferenceLine(1, 2, "a"), new ReferenceLine(2, 2, "b"));
        assertThat(input.language()).isEqualTo(Locale.GERMAN);
    }

    private static org.assertj.core.api.AbstractStringAssert<?> assertRefused(int status, ThrowingCallable reading) {
        BodyRejected refusal = catchThrowableOfType(BodyRejected.class, reading);
        assertThat(refusal).isNotNull();
        assertThat(refusal.problem().status()).isEqualTo(status);
        return assertThat(refusal.problem().detail());
    }

    private static String references(int count, String reference) {
        return "{\"references\": [" + String.join(",", Collections.nCopies(count, reference)) + "]}";
    }

    private static byte[] bytes(String body) {
        return body.getBytes(UTF_8);
    }
}
