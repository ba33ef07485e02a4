package preflight.quality;

import java.util.List;

/**
 * The outcome of the source-quality check.
 *
 * @param checked verified references examined
 */
public record SourceQuality(int checked, List<SourceIssue> issues) {
    public SourceQuality {
        issues = List.copyOf(issues);
    }
}
