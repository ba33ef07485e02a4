package preflight.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of an issue, by their names in JSON. The set of names is open, so all values are kept; the methods read those that
 * this version knows. A number that is missing is 0, a text that is missing is empty.
 */
public record IssueParams(@JsonValue Map<String, Object> values) {
    private static final String REFERENCE_NUMBER = "reference_number";
    private static final String REFERENCE_NUMBERS = "reference_numbers";
    private static final String LANGUAGE = "lang";
    private static final String RANK = "rank";
    private static final String RANK_TOTAL = "rank_total";
    private static final String UNIT_TOKENS = "unit_tokens";
    private static final String REASONS = "reasons";
    private static final String REASON_CODE = "code";

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public IssueParams {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * Why a sentence is pointed out.
     *
     * @param rank of the sentence among those of its paragraph with this reason, from 1
     * @param total number of those sentences
     */
    public record Reason(String code, int rank, int total) {
        private Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put(REASON_CODE, code);
            values.put(RANK, rank);
            values.put("total", total);
            return values;
        }
    }

    /** The values of a sentence that AI detection points out; {@code reasons} strongest first. */
    public static IssueParams ofSentence(
            String language, int rank, int rankTotal, int unitTokens, List<Reason> reasons) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(LANGUAGE, language);
        values.put(RANK, rank);
        values.put(RANK_TOTAL, rankTotal);
        values.put(UNIT_TOKENS, unitTokens);
        values.put(REASONS, reasons.stream().map(Reason::values).toList());
        return new IssueParams(values);
    }

    /** Place of the reference in the submitted list, from 1. */
    public int referenceNumber() {
        return number(REFERENCE_NUMBER);
    }

    /** All places of a work that is in the list several times; empty for other issues. */
    public List<Integer> referenceNumbers() {
        return list(REFERENCE_NUMBERS).stream()
                .filter(Number.class::isInstance)
                .map(number -> ((Number) number).intValue())
                .toList();
    }

    /** DOI of the editorial notice. */
    public String noticeDoi() {
        return text("notice_doi");
    }

    /** When the editorial notice appeared (ISO 8601). */
    public String noticeDate() {
        return text("notice_date");
    }

    /** Who reports the editorial notice. */
    public String noticeSource() {
        return text("notice_source");
    }

    /** DOI of the published version of a preprint. */
    public String publishedDoi() {
        return text("published_doi");
    }

    /** Works known to cite this one. */
    public String citationCount() {
        return text("citation_count");
    }

    /** Language of a paragraph; {@code und} when it is not known. */
    public String language() {
        return values.containsKey(LANGUAGE) ? text(LANGUAGE) : "und";
    }

    /** Rank of a sentence in its paragraph; 1 drove the decision most. */
    public int rank() {
        return number(RANK);
    }

    /** Number of ranked sentences in the paragraph. */
    public int rankTotal() {
        return number(RANK_TOTAL);
    }

    /** Size of the paragraph in tokens. */
    public int unitTokens() {
        return number(UNIT_TOKENS);
    }

    /** Whether this is one of the reasons why a sentence is pointed out. */
    public boolean hasReason(String code) {
        return list(REASONS).stream()
                .anyMatch(reason -> reason instanceof Map<?, ?> fields && code.equals(fields.get(REASON_CODE)));
    }

    /** With the numbers of references moved up by {@code offset}. */
    IssueParams renumbered(int offset) {
        Map<String, Object> moved = new LinkedHashMap<>(values);
        moved.computeIfPresent(REFERENCE_NUMBER, (name, number) -> referenceNumber() + offset);
        moved.computeIfPresent(
                REFERENCE_NUMBERS,
                (name, numbers) -> referenceNumbers().stream()
                        .map(number -> number + offset)
                        .toList());
        return new IssueParams(moved);
    }

    private String text(String name) {
        Object value = values.get(name);
        return value == null ? "" : value.toString();
    }

    private int number(String name) {
        return values.get(name) instanceof Number number ? number.intValue() : 0;
    }

    private List<?> list(String name) {
        return values.get(name) instanceof List<?> list ? list : List.of();
    }
}
