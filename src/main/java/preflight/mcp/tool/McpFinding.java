package preflight.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * One line of an {@link ToolResultText}.
 *
 * @param rank the lower the worse
 */
record McpFinding(int rank, String text) {
    /** Enough to recognise a reference or sentence by. */
    private static final int MAX_QUOTE = 160;

    static McpFinding ofReference(int number, JsonNode entry) {
        String status = entry.path("status").asText();
        boolean identifier = entry.path("basis").asText().equals("identifier");
        int rank = status.equals("uncertain") ? (identifier ? 1 : 4) : status.equals("off_index") ? 6 : 7;
        StringBuilder text = new StringBuilder("Reference %d is %s (basis %s): %s."
                .formatted(number, status, entry.path("basis").asText(), quote(entry.path("text"))));
        if (entry.path("matchedTitle").isTextual()) {
            text.append(" The index has %s, %s: compare title, authors and year."
                    .formatted(
                            quote(entry.path("matchedTitle")),
                            entry.path("paper").path("canonicalId").asText()));
        }
        if (entry.path("nearMissTitle").isTextual()) {
            text.append(" A similar title, not a match: %s.".formatted(quote(entry.path("nearMissTitle"))));
        }
        return new McpFinding(rank, text.toString());
    }

    static McpFinding ofSource(JsonNode issue) {
        int rank = switch (issue.path("category").asText()) {
            case "integrity" -> 0;
            case "publication_status" -> 5;
            default -> 8;
        };
        String said =
                issue.path("message").isTextual() ? ": " + issue.path("message").asText() : "";
        String cited = issue.path("anchor").asText().isEmpty() ? "" : " Cited in: " + quote(issue.path("anchor")) + ".";
        return new McpFinding(
                rank,
                "Reference %s, %s: %s%s%s"
                        .formatted(
                                issue.path("params").path("reference_number").asText(),
                                issue.path("reference").asText(),
                                issue.path("code").asText(),
                                said,
                                cited));
    }

    static McpFinding ofSentence(JsonNode issue) {
        String level = issue.path("code").asText();
        return new McpFinding(
                level.equals("likely") ? 2 : 3, "%s AI-written: %s".formatted(level, quote(issue.path("anchor"))));
    }

    private static String quote(JsonNode text) {
        String line = text.asText().replaceAll("\\s+", " ").strip();
        if (line.codePointCount(0, line.length()) > MAX_QUOTE) {
            line = line.substring(0, line.offsetByCodePoints(0, MAX_QUOTE - 1)) + "…";
        }
        return "\"" + line + "\"";
    }
}
