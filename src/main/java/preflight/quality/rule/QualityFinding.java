package preflight.quality.rule;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.work.Update;

/**
 * The finding of a rule about a source, before its anchor and its message are added.
 *
 * @param code stable identifier
 * @param params keys in snake_case, in a fixed order, {@code reference_number} first
 */
public record QualityFinding(String code, IssueCategory category, Map<String, Object> params) {

    /** A finding about a source; {@link #with} adds params. */
    static QualityFinding about(String code, IssueCategory category, VerifiedSource source) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("reference_number", source.firstNumber());
        return new QualityFinding(code, category, params);
    }

    /** Adds a param, unless its value is null. */
    QualityFinding with(String key, @Nullable Object value) {
        if (value == null) {
            return this;
        }
        Map<String, Object> more = new LinkedHashMap<>(params);
        more.put(key, value);
        return new QualityFinding(code, category, more);
    }

    /** Adds the params of the editorial notice. */
    QualityFinding with(Update notice) {
        List<String> reasons = notice.reasons();
        return with(
                        "notice_doi",
                        notice.noticeDoi() == null ? null : notice.noticeDoi().value())
                .with(
                        "notice_date",
                        notice.date() == null ? null : notice.date().toString())
                .with("notice_source", notice.source())
                .with("reasons", reasons.isEmpty() ? null : reasons);
    }
}
