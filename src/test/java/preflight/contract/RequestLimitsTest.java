package preflight.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import preflight.api.OpenApiContract;

/** Compares {@link RequestLimits} with the files that state the limits and cannot import them. */
class RequestLimitsTest {
    private static final Pattern LIMIT =
            Pattern.compile("(?:at most|more than|takes) (?<number>[\\d,]+) (?<unit>references|strings|characters)");

    @Test
    void areThoseOfTheContract() throws IOException {
        JsonNode schemas = contract().at("/components/schemas");

        assertThat(List.of("VerifyRequest", "CheckRequest"))
                .allSatisfy(schema -> assertThat(schemas.path(schema)
                                .at("/properties/references/maxItems")
                                .asInt())
                        .isEqualTo(RequestLimits.MAX_REFERENCES));
        assertThat(schemas.at("/VerifyAnswer/properties/results/maxItems").asInt())
                .isEqualTo(RequestLimits.MAX_REFERENCES);
        assertThat(List.of("DetectRequest", "CheckRequest"))
                .allSatisfy(schema -> assertThat(schemas.path(schema)
                                .at("/properties/text/maxLength")
                                .asInt())
                        .isEqualTo(RequestLimits.MAX_CHARACTERS));
    }

    @Test
    void areThoseThatTheKameletsDescribe() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("kamelets"))) {
            List<Path> kamelets = files.filter(file -> file.toString().endsWith(".kamelet.yaml"))
                    .toList();
            assertThat(kamelets).isNotEmpty();
            for (Path kamelet : kamelets) {
                assertDescribed(Files.readString(kamelet));
            }
        }
    }

    @Test
    void areThoseThatTheContractDescribes() throws IOException {
        try (InputStream in = getClass().getClassLoader().getResourceAsStream(OpenApiContract.FILE)) {
            assertDescribed(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
        }
    }

    private static void assertDescribed(String text) {
        Matcher limit = LIMIT.matcher(text.replaceAll("\\s+", " "));
        while (limit.find()) {
            int expected = limit.group("unit").equals("characters")
                    ? RequestLimits.MAX_CHARACTERS
                    : RequestLimits.MAX_REFERENCES;
            assertThat(Integer.parseInt(limit.group("number").replace(",", "")))
                    .as(limit.group())
                    .isEqualTo(expected);
        }
    }

    private static JsonNode contract() throws IOException {
        try (InputStream in = RequestLimitsTest.class.getClassLoader().getResourceAsStream(OpenApiContract.FILE)) {
            return new YAMLMapper().readTree(in);
        }
    }
}
