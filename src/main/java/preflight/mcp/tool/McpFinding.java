package preflight.mcp.tool;

import static java.util.Objects.requireNonNullElse;

import preflight.contract.Issue;
import preflight.contract.ReferenceEntry;

/**
 * One line of a {@link ToolResultText}.
 *
 * @param rank lower is more serious
 */
record McpFinding(int rank, String text) {
    /** Characters of a quote: enough to recognise a reference or sentence. */
    private static final int MAX_QUOTE = 160;

    /** A reference that was not verified; {@code number} is its place in the list, from 1. */
    static McpFinding ofReference(int number, ReferenceEntry entry) {
        StringBuilder text = new StringBuilder("Reference %d is %s (basis %s): %s."
                .formatted(number, entry.status(), entry.basis(), quote(entry.text())));
        if (entry.matchedTitle() != null) {
            text.append(" The index has %s, %s: compare title, authors and year."
                    .formatted(quote(entry.matchedTitle()), entry.workId()));
        }
        if (entry.nearMissTitle() != null) {
            text.append(" A similar title, not a match: %s.".formatted(quote(entry.nearMissTitle())));
        }
        return new McpFinding(referenceRank(entry), text.toString());
    }

    private static int referenceRank(ReferenceEntry entry) {
        return switch (entry.status()) {
            case "uncertain" -> entry.basis().equals("identifier") ? 1 : 4;
            case "off_index" -> 6;
            default -> 7;
        };
    }

    /** An issue of a verified source. */
    static McpFinding ofSource(Issue issue) {
        int rank = switch (issue.category()) {
            case "integrity" -> 0;
            case "publication_status" -> 5;
            default -> 8;
        };
        String message = issue.message() == null ? "" : ": " + issue.message();
        String cited = issue.anchor().isEmpty() ? "" : " Cited in: " + quote(issue.anchor()) + ".";
        return new McpFinding(
                rank,
                "Reference %d, %s: %s%s%s"
                        .formatted(
                                issue.params().referenceNumber(),
                                requireNonNullElse(issue.reference(), ""),
                                issue.code(),
                                message,
                                cited));
    }

    /** A sentence of a flagged paragraph. */
    static McpFinding ofSentence(Issue sentence) {
        return new McpFinding(
                sentence.code().equals("likely") ? 2 : 3,
                "%s AI-written: %s".formatted(sentence.code(), quote(sentence.anchor())));
    }

    private static String quote(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        if (line.codePointCount(0, line.length()) > MAX_QUOTE) {
            line = line.substring(0, line.offsetByCodePoints(0, MAX_QUOTE - 1)) + "…";
        }
        return "\"" + line + "\"";
    }
}
