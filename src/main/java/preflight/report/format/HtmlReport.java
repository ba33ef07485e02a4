package preflight.report.format;

import io.pebbletemplates.pebble.PebbleEngine;
import io.pebbletemplates.pebble.loader.ClasspathLoader;
import io.pebbletemplates.pebble.template.PebbleTemplate;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import preflight.report.Report;
import preflight.report.ReportArea;
import preflight.report.Severity;

/**
 * A self-contained HTML file that loads nothing. The template engine escapes all text. A content security policy allows only the
 * style and script of this report, by their hashes.
 */
public final class HtmlReport implements ReportFormat {
    private static final String FOLDER = "report/";

    private final PebbleTemplate template;
    private final String style = resource("report.css");
    private final String script = resource("report.js");

    public HtmlReport() {
        ClasspathLoader loader = new ClasspathLoader(HtmlReport.class.getClassLoader());
        loader.setPrefix(FOLDER);
        template = new PebbleEngine.Builder()
                .loader(loader)
                .autoEscaping(true)
                .strictVariables(true)
                .build()
                .getTemplate("report.html.peb");
    }

    @Override
    public String render(Report report) {
        StringWriter html = new StringWriter();
        try {
            template.evaluate(
                    html,
                    Map.of(
                            "report",
                            report,
                            "severities",
                            Severity.values(),
                            "areas",
                            ReportArea.values(),
                            "style",
                            style,
                            "script",
                            script,
                            "policy",
                            contentSecurityPolicy()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return html.toString();
    }

    /** The content security policy of the page, also for an HTTP header. */
    public String contentSecurityPolicy() {
        return "default-src 'none'; style-src '%s'; script-src '%s'; base-uri 'none'; form-action 'none'"
                .formatted(hash(style), hash(script));
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream("/" + FOLDER + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
