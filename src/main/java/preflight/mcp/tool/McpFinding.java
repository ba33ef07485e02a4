package preflight.mcp.tool;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.api.answer.Issue;
import preflight.api.answer.ReferenceEntry;

/**
 * One line of a {@link ToolResultText}.
 *
 * @param rank order of severity; the lowest is the most serious
 */
record McpFinding(int rank, String text) {
    /** The longest quote of a reference or sentence; enough to recognise it. */
    private static final int MAX_QUOTE = 160;

    private static final Map<String, Integer> SOURCE_RANKS = Map.of("integrity", 0, "publication_status", 5);
    private static final int OTHER_SOURCE_RANK = 8;

    static McpFinding ofReference(int number, ReferenceEntry entry) {
        StringBuilder text = new StringBuilder("Reference %d is %s (basis %s): %s."
                .formatted(number, entry.status(), entry.basis(), quote(entry.text())));
        if (entry.matchedTitle() != null) {
            text.append(" The index has %s, %s: compare title, authors and year."
                    .formatted(
                            quote(entry.matchedTitle()),
                            entry.paper() == null ? "" : entry.paper().canonicalId()));
        }
        if (entry.nearMissTitle() != null) {
            text.append(" A similar title, not a match: %s.".formatted(quote(entry.nearMissTitle())));
        }
        return new McpFinding(rank(entry), text.toString());
    }

    private static int rank(ReferenceEntry entry) {
        return switch (entry.status()) {
            case "uncertain" -> entry.basis().equals("identifier") ? 1 : 4;
            case "off_index" -> 6;
            default -> 7;
        };
    }

    static McpFinding ofSource(Issue issue) {
        String message = issue.message() == null ? "" : ": " + issue.message();
        String citation = issue.anchor().isEmpty() ? "" : " Cited in: " + quote(issue.anchor()) + ".";
        return new McpFinding(
                SOURCE_RANKS.getOrDefault(issue.category(), OTHER_SOURCE_RANK),
                "Reference %s, %s: %s%s%s"
                        .formatted(
                                issue.params().get("reference_number"),
                                orEmpty(issue.reference()),
                                issue.code(),
                                message,
                                citation));
    }

    static McpFinding ofSentence(Issue issue) {
        return new McpFinding(
                issue.code().equals("likely") ? 2 : 3,
                "%s AI-written: %s".formatted(issue.code(), quote(issue.anchor())));
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    private static String quote(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        if (line.codePointCount(0, line.length()) > MAX_QUOTE) {
            line = line.substring(0, line.offsetByCodePoints(0, MAX_QUOTE - 1)) + "…";
        }
        return "\"" + line + "\"";
    }
}
