package preflight.mcp.tool;

import org.jspecify.annotations.Nullable;

/** The text of a refusal for a model: what happened, whether anything ran, what to do, when to retry. */
final class ToolErrorText {
    private ToolErrorText() {}

    static String of(int status, String detail, @Nullable Integer retryAfterSeconds) {
        String text = sentence(detail) + " " + advice(status);
        return retryAfterSeconds == null
                ? text
                : text + " Retry after %d seconds, not earlier.".formatted(retryAfterSeconds);
    }

    private static String sentence(String detail) {
        return detail.endsWith(".") ? detail : detail + ".";
    }

    private static String advice(int status) {
        return switch (status) {
            case 400 -> "Nothing ran and nothing was charged. Split the input and call once for each part.";
            case 402 ->
                "Nothing ran and nothing was charged. Do not retry: tell the user that the account needs credits. verify_citations is free.";
            case 401, 403 -> "Nothing ran. Do not retry: tell the user.";
            case 422 -> "Nothing ran and nothing was charged. Correct the arguments and call again.";
            case 429 ->
                "Nothing ran and nothing was charged. The limit is for each account and tool, over REST and MCP together.";
            case 502, 503 ->
                "Nothing was charged. Retry shortly; if it fails again, tell the user that the service is unavailable. It is not a finding.";
            default -> "This is not a result of the check.";
        };
    }
}
