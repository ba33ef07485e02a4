package preflight.account;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a browser gets. Nothing is kept in a cache, runs but our own script, or shows in somebody else's frame. */
public record PageAnswer(int status, String type, List<Header> headers, Content content) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HTML = "text/html; charset=utf-8";
    private static final String POLICY = "Content-Security-Policy";
    private static final Header OURS_ONLY = new Header(
            POLICY,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " form-action 'self'; frame-ancestors 'none'; base-uri 'none'");
    private static final List<Header> ALWAYS = List.of(
            new Header("Cache-Control", "no-store"),
            new Header("Referrer-Policy", "no-referrer"),
            new Header("X-Content-Type-Options", "nosniff"),
            new Header("Cross-Origin-Opener-Policy", "same-origin"),
            new Header("Cross-Origin-Resource-Policy", "same-origin"));

    /** A header; several may have the same name. */
    public record Header(String name, String value) {}

    /** The body. */
    public sealed interface Content {}

    /** At hand whole. */
    public record Text(String text) implements Content {}

    /** Read while it is sent. */
    public record Streamed(InputStream stream) implements Content {}

    public PageAnswer {
        headers = List.copyOf(headers);
    }

    static PageAnswer html(int status, String page) {
        return of(status, HTML, new Text(page));
    }

    /** A page that has its style and script in it, which {@code policy} allows and nothing else. */
    static PageAnswer selfContained(String page, String policy) {
        return new PageAnswer(200, HTML, ALWAYS, new Text(page)).with(POLICY, policy + "; frame-ancestors 'none'");
    }

    static PageAnswer json(int status, Map<String, String> fields) {
        try {
            return of(status, "application/json", new Text(JSON.writeValueAsString(fields)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    static PageAnswer download(String name, String type, InputStream stream) {
        return of(200, type, new Streamed(stream))
                .with("Content-Disposition", "attachment; filename=\"%s\"".formatted(name));
    }

    /** Has the browser get another page, whatever the method was. */
    static PageAnswer redirect(String location) {
        return of(303, "text/plain", new Text("")).with("Location", location);
    }

    PageAnswer with(String header, String value) {
        return with(new Header(header, value));
    }

    private PageAnswer with(Header header) {
        List<Header> more = new ArrayList<>(headers);
        more.add(header);
        return new PageAnswer(status, type, more, content);
    }

    PageAnswer withCookie(String cookie) {
        return with("Set-Cookie", cookie);
    }

    private static PageAnswer of(int status, String type, Content content) {
        return new PageAnswer(status, type, ALWAYS, content).with(OURS_ONLY);
    }
}
