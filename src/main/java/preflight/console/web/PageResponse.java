package preflight.console.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The response to a browser. Its headers forbid caching, foreign scripts and framing by other sites. */
public record PageResponse(int status, String type, List<Header> headers, Content content) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HTML = "text/html; charset=utf-8";
    private static final String CSP_HEADER = "Content-Security-Policy";
    private static final Header SELF_ONLY_POLICY = new Header(
            CSP_HEADER,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " form-action 'self'; frame-ancestors 'none'; base-uri 'none'");
    private static final List<Header> SECURITY_HEADERS = List.of(
            new Header("Cache-Control", "no-store"),
            new Header("Referrer-Policy", "no-referrer"),
            new Header("X-Content-Type-Options", "nosniff"),
            new Header("Cross-Origin-Opener-Policy", "same-origin"),
            new Header("Cross-Origin-Resource-Policy", "same-origin"));

    /** A response header. Several may have the same name. */
    public record Header(String name, String value) {}

    /** The response body. */
    public sealed interface Content {}

    /** A body in memory. */
    public record Text(String text) implements Content {}

    /** A body that is read while it is sent. */
    public record Streamed(InputStream stream) implements Content {}

    public PageResponse {
        headers = List.copyOf(headers);
    }

    public static PageResponse html(int status, String page) {
        return of(status, HTML, new Text(page));
    }

    /** A page with inline style and script; {@code policy} is the content security policy that allows exactly these. */
    public static PageResponse selfContained(String page, String policy) {
        return new PageResponse(200, HTML, SECURITY_HEADERS, new Text(page))
                .with(CSP_HEADER, policy + "; frame-ancestors 'none'");
    }

    public static PageResponse json(int status, Map<String, String> fields) {
        try {
            return of(status, "application/json", new Text(JSON.writeValueAsString(fields)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    public static PageResponse download(String name, String type, InputStream stream) {
        return of(200, type, new Streamed(stream))
                .with("Content-Disposition", "attachment; filename=\"%s\"".formatted(name));
    }

    /** A redirect (303) after which the browser sends a GET, whatever the method of this request. */
    public static PageResponse redirect(String location) {
        return of(303, "text/plain", new Text("")).with("Location", location);
    }

    public PageResponse with(String header, String value) {
        return with(new Header(header, value));
    }

    private PageResponse with(Header header) {
        List<Header> more = new ArrayList<>(headers);
        more.add(header);
        return new PageResponse(status, type, more, content);
    }

    public PageResponse withCookie(String cookie) {
        return with("Set-Cookie", cookie);
    }

    private static PageResponse of(int status, String type, Content content) {
        return new PageResponse(status, type, SECURITY_HEADERS, content).with(SELF_ONLY_POLICY);
    }
}
