package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

/** So much of Hurl as the example uses: a request with headers and a body, a status, asserts on the JSON of the answer. */
final class HurlFile {
    private static final Pattern REQUEST = Pattern.compile("^(POST) (\\S+)$");
    private static final Pattern ASSERT = Pattern.compile("^jsonpath \"\\$\\.([\\w.]+)\" (==|count ==|exists) ?(.*)$");

    private HurlFile() {}

    /** A request and what must be true of its answer. */
    record Entry(String url, Map<String, String> headers, StringBuilder body, List<String> expectations) {

        void run(Path folder, Map<String, String> variables) throws IOException {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(filled(url, variables)));
            headers.forEach((name, value) -> request.header(name, filled(value, variables)));
            Matcher file = Pattern.compile("file,([^;]+);").matcher(body);
            String content = file.matches() ? Files.readString(folder.resolve(file.group(1))) : body.toString();
            HttpAnswer answer = TestGateway.send(request.POST(HttpRequest.BodyPublishers.ofString(content)));
            for (String expectation : expectations) {
                check(expectation, answer);
            }
        }

        private static void check(String expectation, HttpAnswer answer) {
            if (expectation.startsWith("HTTP ")) {
                assertThat(answer.status()).as(answer.text()).isEqualTo(Integer.parseInt(expectation.substring(5)));
                return;
            }
            Matcher asserted = ASSERT.matcher(expectation);
            assertThat(asserted.matches()).as("understood: " + expectation).isTrue();
            JsonNode value = answer.json().at("/" + asserted.group(1).replace('.', '/'));
            switch (asserted.group(2)) {
                case "==" ->
                    assertThat(value.asText()).isEqualTo(asserted.group(3).replace("\"", ""));
                case "count ==" -> assertThat(value.size()).isEqualTo(Integer.parseInt(asserted.group(3)));
                default -> assertThat(value.isMissingNode()).isFalse();
            }
        }

        private static String filled(String text, Map<String, String> variables) {
            String filled = text;
            for (Map.Entry<String, String> variable : variables.entrySet()) {
                filled = filled.replace("{{" + variable.getKey() + "}}", variable.getValue());
            }
            return filled;
        }
    }

    static List<Entry> read(Path file) throws IOException {
        List<Entry> entries = new ArrayList<>();
        boolean answer = false;
        for (String line : Files.readAllLines(file)) {
            Matcher request = REQUEST.matcher(line);
            if (line.isBlank() || line.startsWith("#") || line.equals("[Asserts]")) {
                continue;
            }
            if (request.matches()) {
                entries.add(new Entry(request.group(2), new LinkedHashMap<>(), new StringBuilder(), new ArrayList<>()));
                answer = false;
            } else if (line.startsWith("HTTP ") || answer) {
                answer = true;
                entries.getLast().expectations().add(line);
            } else if (line.matches("[A-Za-z-]+: .*")) {
                entries.getLast()
                        .headers()
                        .put(line.substring(0, line.indexOf(':')), line.substring(line.indexOf(':') + 2));
            } else {
                entries.getLast().body().append(line);
            }
        }
        return entries;
    }
}
