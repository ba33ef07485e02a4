package preflight.service.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A browser without scripts, whose user types name and password into whatever form is shown, and agrees to what is asked. */
public final class Browser {
    private static final Pattern FORM = Pattern.compile("<form[^>]*action=\"([^\"]+)\"");
    private static final Pattern HIDDEN = Pattern.compile("<input[^>]*type=\"hidden\"[^>]*>");
    private static final int MAX_REDIRECTS = 10;

    private final HttpClient http = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    /** All of this machine; a browser takes secure ones from it over plain HTTP too, the JDK's own jar does not. */
    private final Map<String, String> cookies = new HashMap<>();

    /** Follows redirects and fills in forms until sent to an address that starts with {@code until}; returns that. */
    public String signIn(String address, String until, String user, String password) {
        HttpRequest.Builder next = HttpRequest.newBuilder(URI.create(address));
        List<String> way = new ArrayList<>();
        for (int step = 0; step < MAX_REDIRECTS; step++) {
            HttpResponse<String> page = send(next);
            way.add(page.statusCode() + " " + page.uri());
            String location = page.headers().firstValue("Location").orElse("");
            if (location.startsWith(until)) {
                return location;
            }
            next = location.isEmpty()
                    ? filledIn(page, user, password)
                    : HttpRequest.newBuilder(page.uri().resolve(location));
        }
        throw new AssertionError("never sent there: " + way);
    }

    /** A page, with all cookies. */
    HttpResponse<String> get(String address) {
        return send(HttpRequest.newBuilder(URI.create(address)));
    }

    private static HttpRequest.Builder filledIn(HttpResponse<String> page, String user, String password) {
        Matcher form = FORM.matcher(page.body());
        if (!form.find()) {
            throw new AssertionError("no form: " + page.statusCode() + " " + page.body());
        }
        Map<String, String> fields = new HashMap<>();
        HIDDEN.matcher(page.body())
                .results()
                .forEach(input -> fields.put(attribute(input.group(), "name"), attribute(input.group(), "value")));
        if (page.body().contains("name=\"password\"")) {
            fields.put("username", user);
            fields.put("password", password);
        } else {
            fields.put("accept", "Yes");
        }
        return HttpRequest.newBuilder(page.uri().resolve(form.group(1).replace("&amp;", "&")))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(Keycloak.form(fields)));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        if (!cookies.isEmpty()) {
            request.header(
                    "Cookie",
                    cookies.entrySet().stream()
                            .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                            .collect(Collectors.joining("; ")));
        }
        try {
            HttpResponse<String> page = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
            for (String set : page.headers().allValues("Set-Cookie")) {
                String[] cookie = set.split(";", 2)[0].split("=", 2);
                cookies.put(cookie[0], cookie[1]);
            }
            return page;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String attribute(String tag, String name) {
        Matcher value = Pattern.compile("\\b" + name + "=\"([^\"]*)\"").matcher(tag);
        return value.find() ? value.group(1).replace("&amp;", "&") : "";
    }
}
