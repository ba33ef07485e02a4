package preflight.service;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;

/** What the gateway answered. */
record Answer(int status, HttpHeaders headers, String text) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static Answer of(HttpResponse<String> response) {
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    JsonNode json() {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + text, e);
        }
    }

    String detail() {
        return json().path("detail").asText();
    }

    String header(String name) {
        return headers.firstValue(name).orElse("");
    }
}
