package preflight.report.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import preflight.report.Report;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** SARIF 2.1.0, for tools that show findings next to the lines of a file, such as code review. */
public final class SarifReport implements ReportFormat {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    @Override
    public String render(Report report) {
        ObjectNode root = JSON.createObjectNode().put("$schema", SCHEMA).put("version", "2.1.0");
        ObjectNode run = root.putArray("runs").addObject();
        ObjectNode driver = run.putObject("tool").putObject("driver").put("name", "Preflight");
        Map<String, Integer> rules = rules(report, driver.putArray("rules"));
        run.put("columnKind", "unicodeCodePoints");
        ArrayNode results = run.putArray("results");
        report.findings().forEach(finding -> addResult(report, finding, rules, results.addObject()));
        run.putArray("invocations").addObject().put("executionSuccessful", !report.anyFailed());
        try {
            return JSON.writeValueAsString(root) + System.lineSeparator();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, Integer> rules(Report report, ArrayNode node) {
        Map<String, Integer> rules = new LinkedHashMap<>();
        for (ReportFinding finding : report.findings()) {
            if (rules.putIfAbsent(finding.code(), rules.size()) == null) {
                ObjectNode rule = node.addObject().put("id", PrintableText.of(finding.code()));
                rule.putObject("shortDescription")
                        .put("text", PrintableText.of(finding.area().title() + ": " + finding.label()));
                rule.putObject("defaultConfiguration").put("level", level(finding.severity()));
            }
        }
        return rules;
    }

    private static void addResult(Report report, ReportFinding finding, Map<String, Integer> rules, ObjectNode result) {
        result.put("ruleId", PrintableText.of(finding.code())).put("ruleIndex", rules.getOrDefault(finding.code(), -1));
        result.put("level", level(finding.severity()));
        result.putObject("message").put("text", message(finding));
        ObjectNode place = result.putArray("locations").addObject().putObject("physicalLocation");
        place.putObject("artifactLocation").put("uri", uri(report.subject().file()));
        int line = report.subject().line(finding.reference());
        if (line > 0) {
            place.putObject("region").put("startLine", line);
        }
    }

    private static String message(ReportFinding finding) {
        String details = finding.details().stream()
                .map(detail -> (detail.label() + " " + detail.text().text()).strip())
                .collect(Collectors.joining("; "));
        // In SARIF messages, brackets are links and braces are placeholders.
        return PrintableText.of(finding.label() + ": " + finding.subject() + (details.isEmpty() ? "" : ". " + details))
                .replace("\\", "\\\\")
                .replace("[", "\\[")
                .replace("]", "\\]")
                .replace("{", "{{")
                .replace("}", "}}");
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ALARM -> "error";
            case DOUBT -> "warning";
            default -> "note";
        };
    }

    private static String uri(String file) {
        return URLEncoder.encode(file, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("%2F", "/");
    }
}
