package preflight.report.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import preflight.report.CheckedFile;
import preflight.report.Report;
import preflight.report.ReportFinding;

/** JSON for programs: the merged answer in the shape of the contract, remarks on the file, the findings, and the answers as received. */
public final class JsonReport implements ReportFormat {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    @Override
    public String render(Report report) {
        ObjectNode root = JSON.createObjectNode();
        manuscript(report.subject(), root.putObject("manuscript"));
        root.setAll(JSON.<ObjectNode>valueToTree(report.answer()));
        ArrayNode findings = root.putArray("findings");
        report.findings().forEach(finding -> finding(finding, findings.addObject()));
        report.answers().forEach(root.putArray("answers")::add);
        try {
            return JSON.writeValueAsString(root) + System.lineSeparator();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void manuscript(CheckedFile subject, ObjectNode node) {
        node.put("file", subject.file()).put("format", subject.format()).put("title", subject.title());
        node.put("characters", subject.characters()).put("references", subject.references());
        ArrayNode understood = node.putArray("understood");
        ArrayNode doubts = node.putArray("notUnderstood");
        subject.remarks().forEach(remark -> (remark.warning() ? doubts : understood).add(remark.text()));
    }

    private static void finding(ReportFinding finding, ObjectNode node) {
        node.put("severity", finding.severity().name().toLowerCase(java.util.Locale.ROOT))
                .put("area", finding.area().title())
                .put("code", finding.code())
                .put("subject", finding.subject());
        if (finding.reference() > 0) {
            node.put("reference", finding.reference());
        }
        ArrayNode details = node.putArray("details");
        finding.details()
                .forEach(detail -> details.addObject()
                        .put("kind", detail.kind().name().toLowerCase(java.util.Locale.ROOT))
                        .put("text", detail.text().text()));
    }
}
