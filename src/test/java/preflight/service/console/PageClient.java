package preflight.service.console;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

/** A client of the pages that keeps cookies and follows no redirects. */
public final class PageClient {
    private final Function<String, URI> addresses;
    private final Map<String, String> cookies = new LinkedHashMap<>();

    PageClient(TestGateway gateway) {
        this(gateway::address);
    }

    /** A client of the gateway whose URLs {@code addresses} makes from paths. */
    public PageClient(Function<String, URI> addresses) {
        this.addresses = addresses;
    }

    /** A client that is signed in with a link to an account. */
    static PageClient of(TestGateway gateway, String account) {
        PageClient client = new PageClient(gateway);
        client.redeem(link(gateway, account));
        return client;
    }

    static String link(TestGateway gateway, String account) {
        return gateway.gateway().beans().signInLinks().create(account).toString();
    }

    public HttpAnswer redeem(String link) {
        return post("/settings/sign-in", Map.of("token", token("/settings/sign-in"), "code", link), Map.of());
    }

    public HttpAnswer get(String path) {
        return get(addresses.apply(path));
    }

    HttpAnswer get(URI address) {
        return send(HttpRequest.newBuilder(address).GET());
    }

    /** Sends a form as the script of the page does. */
    HttpAnswer post(String path, Map<String, String> fields) {
        return post(path, fields, Map.of("Accept", "application/json", "Sec-Fetch-Site", "same-origin"));
    }

    HttpAnswer post(String path, Map<String, String> fields, Map<String, String> headers) {
        String body = fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        HttpRequest.Builder request = HttpRequest.newBuilder(addresses.apply(path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body));
        headers.forEach(request::header);
        return send(request);
    }

    /** Sends a file as a browser does without scripts. */
    HttpAnswer upload(String file, byte[] content, String token) {
        return upload("/report", "check-boundary", form(file, content, token), Map.of("Sec-Fetch-Site", "same-origin"));
    }

    /** Sends a body as a multipart form. */
    HttpAnswer upload(String path, String boundary, byte[] body, Map<String, String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(addresses.apply(path))
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        return send(request);
    }

    /** A form with a file and the boundary {@code check-boundary}. */
    static byte[] form(String file, byte[] content, String token) {
        ByteArrayOutputStream form = new ByteArrayOutputStream();
        form.writeBytes("""
                --check-boundary
                Content-Disposition: form-data; name="token"

                %s
                --check-boundary
                Content-Disposition: form-data; name="file"; filename="%s"
                Content-Type: application/octet-stream

                """.formatted(token, file.replace("\"", "%22"))
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.UTF_8));
        form.writeBytes(content);
        form.writeBytes("\r\n--check-boundary--\r\n".getBytes(StandardCharsets.UTF_8));
        return form.toByteArray();
    }

    /** The CSRF token of the page that this client can see. */
    String token() {
        return token(signedIn() ? "/settings" : "/settings/sign-in");
    }

    private String token(String path) {
        String page = get(path).text();
        Matcher field = Pattern.compile("name=\"token\" value=\"([^\"]+)\"").matcher(page);
        if (!field.find()) {
            throw new AssertionError("no form in " + page);
        }
        return field.group(1);
    }

    boolean signedIn() {
        return get("/settings").status() == 200;
    }

    /** The value of a cookie; empty when there is none. */
    String cookie(String name) {
        return cookies.getOrDefault(name, "");
    }

    Map<String, String> cookies() {
        return cookies;
    }

    /** The body as a stream. */
    InputStream download(String path) throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(addresses.apply(path)).GET();
        bringCookies(request);
        return HttpClient.newHttpClient()
                .send(request.build(), HttpResponse.BodyHandlers.ofInputStream())
                .body();
    }

    private HttpAnswer send(HttpRequest.Builder request) {
        bringCookies(request);
        HttpAnswer answer = TestGateway.send(request);
        answer.headers().allValues("Set-Cookie").forEach(this::keep);
        return answer;
    }

    private void bringCookies(HttpRequest.Builder request) {
        if (!cookies.isEmpty()) {
            request.header(
                    "Cookie",
                    cookies.entrySet().stream()
                            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                            .collect(Collectors.joining("; ")));
        }
    }

    private void keep(String header) {
        String[] pair = header.split(";", 2)[0].split("=", 2);
        if (header.contains("Max-Age=0")) {
            cookies.remove(pair[0]);
        } else {
            cookies.put(pair[0], pair[1]);
        }
    }
}
