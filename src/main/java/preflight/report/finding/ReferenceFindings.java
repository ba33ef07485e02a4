package preflight.report.finding;

import static java.util.Objects.requireNonNullElse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.contract.CheckAnswer.CitationsSection;
import preflight.contract.ReferenceEntry;
import preflight.report.CheckedReference;
import preflight.report.FindingDetail;
import preflight.report.FindingDetail.Kind;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;
import preflight.report.WebLinks;

/** The references that were not verified, the most doubtful first; and all references with their status. */
final class ReferenceFindings {
    private static final String DO_NOT_CITE =
            "DO NOT CITE THIS: no match, only a clue in case the reference is mistyped.";

    private ReferenceFindings() {}

    /** A result and its place in the list, from 1. */
    private record NumberedEntry(int number, ReferenceEntry entry) {
        /** An identifier of a work with another title comes first: it is the most frequent trace of an invented reference. */
        int rank() {
            return switch (entry.status()) {
                case "uncertain" -> entry.basis().equals("identifier") ? 0 : 1;
                case "off_index" -> text(entry.nearMissTitle()).isEmpty() ? 3 : 2;
                default -> 4;
            };
        }
    }

    static List<ReportFinding> of(CitationsSection citations) {
        return numbered(citations).stream()
                .filter(numbered -> !numbered.entry().verified())
                .sorted(Comparator.comparingInt(NumberedEntry::rank).thenComparingInt(NumberedEntry::number))
                .map(numbered -> finding(numbered.number(), numbered.entry()))
                .toList();
    }

    /** All references of the list, in its order. */
    static List<CheckedReference> checkedReferences(CitationsSection citations) {
        return numbered(citations).stream()
                .map(numbered -> checkedReference(numbered.number(), numbered.entry()))
                .toList();
    }

    private static CheckedReference checkedReference(int number, ReferenceEntry entry) {
        return new CheckedReference(
                number,
                entry.text(),
                entry.status(),
                entry.verified() ? Severity.GOOD : Severity.DOUBT,
                text(entry.matchedTitle()),
                WebLinks.toWebLink(entry.workId()));
    }

    private static List<NumberedEntry> numbered(CitationsSection citations) {
        List<NumberedEntry> entries = new ArrayList<>();
        citations.results().forEach(entry -> entries.add(new NumberedEntry(entries.size() + 1, entry)));
        return entries;
    }

    private static ReportFinding finding(int number, ReferenceEntry entry) {
        return new ReportFinding(
                Severity.DOUBT,
                ReportArea.REFERENCES,
                entry.status(),
                switch (entry.status()) {
                    case "uncertain" -> "UNCERTAIN";
                    case "off_index" -> "NOT IN INDEX";
                    default -> "UNREADABLE";
                },
                number,
                "Reference %d".formatted(number),
                switch (entry.status()) {
                    case "uncertain" -> uncertain(entry);
                    case "off_index" -> offIndex(entry);
                    default -> unreadable(entry);
                });
    }

    private static List<FindingDetail> uncertain(ReferenceEntry entry) {
        TitleDiff titles = TitleDiff.of(entry.text(), text(entry.matchedTitle()));
        return List.of(
                FindingDetail.of(Kind.SUBMITTED, titles.submitted()),
                FindingDetail.of(Kind.MATCHED, titles.matched()),
                FindingDetail.linked(Kind.WORK, entry.workId()),
                FindingDetail.of(
                        Kind.BECAUSE,
                        switch (entry.basis()) {
                            case "identifier" -> "The identifier is that of this work, but the rest disagrees.";
                            case "title_exact", "title_strong" -> "The title agrees, but authors or year do not.";
                            default -> "The title agrees only in part. Compare the two.";
                        }));
    }

    private static List<FindingDetail> offIndex(ReferenceEntry entry) {
        String nearMiss = text(entry.nearMissTitle());
        TitleDiff titles = TitleDiff.of(entry.text(), nearMiss);
        return List.of(
                FindingDetail.of(Kind.SUBMITTED, titles.submitted()),
                FindingDetail.of(Kind.NEAR_MISS, titles.matched()),
                FindingDetail.of(Kind.WARNING, nearMiss.isEmpty() ? "" : DO_NOT_CITE),
                FindingDetail.of(
                        Kind.BECAUSE, "This index could not confirm it; that does not mean that it does not exist."));
    }

    private static List<FindingDetail> unreadable(ReferenceEntry entry) {
        return List.of(
                FindingDetail.of(Kind.SUBMITTED, entry.text()),
                FindingDetail.of(Kind.BECAUSE, "No title, year or author was found in this line."));
    }

    private static String text(@Nullable String title) {
        return requireNonNullElse(title, "");
    }
}
