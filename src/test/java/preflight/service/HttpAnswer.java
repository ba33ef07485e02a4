package preflight.service;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;

/** An answer of the gateway. */
public record HttpAnswer(int status, HttpHeaders headers, String text) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static HttpAnswer of(HttpResponse<String> response) {
        return new HttpAnswer(response.statusCode(), response.headers(), response.body());
    }

    public JsonNode json() {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
    }

    public String detail() {
        return json().path("detail").asText();
    }

    public String header(String name) {
        return headers.firstValue(name).orElse("");
    }
}
