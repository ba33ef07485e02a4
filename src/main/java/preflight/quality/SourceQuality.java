package preflight.quality;

import java.util.List;

/**
 * The result of the source-quality check.
 *
 * @param checked number of verified references that were examined
 */
public record SourceQuality(int checked, List<SourceIssue> issues) {
    public SourceQuality {
        issues = List.copyOf(issues);
    }
}
