package preflight.quality.rule;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import preflight.work.Update;
import preflight.work.Update.Kind;
import preflight.work.Updates;
import preflight.work.Work;

/**
 * The editorial notices of a work that are in force. The same notice is often recorded twice, by the publisher and by
 * Retraction Watch, each with other details: it is reported once, from the more complete record. A reinstatement ends the
 * notices before it.
 */
final class EditorialNotices {
    private static final Set<Kind> RETRACTION_KINDS = Set.of(Kind.RETRACTION);
    private static final Set<Kind> WITHDRAWAL_KINDS = Set.of(Kind.WITHDRAWAL, Kind.REMOVAL);

    private final Work work;

    EditorialNotices(Work work) {
        this.work = work;
    }

    Optional<Update> retraction() {
        return isNotice() ? Optional.empty() : inForce(RETRACTION_KINDS);
    }

    /** A withdrawal or removal; none for a retracted work. */
    Optional<Update> withdrawal() {
        return isNotice() || retraction().isPresent() ? Optional.empty() : inForce(WITHDRAWAL_KINDS);
    }

    /** An expression of concern; none for a retracted or withdrawn work. */
    Optional<Update> concern() {
        return isRetractedOrWithdrawn() ? Optional.empty() : inForce(Set.of(Kind.EXPRESSION_OF_CONCERN));
    }

    /** A correction; none for a retracted or withdrawn work. */
    Optional<Update> correction() {
        return isRetractedOrWithdrawn() ? Optional.empty() : inForce(Set.of(Kind.CORRECTION));
    }

    /** A work that is a notice itself has no notices: what is recorded with it concerns another work. */
    private boolean isNotice() {
        return NoticeTitle.kind(work.title()).isPresent();
    }

    private boolean isRetractedOrWithdrawn() {
        return isNotice()
                || inForce(RETRACTION_KINDS).isPresent()
                || inForce(WITHDRAWAL_KINDS).isPresent();
    }

    private Optional<Update> inForce(Set<Kind> kinds) {
        List<Update> found = work.updates().stream()
                .filter(update -> kinds.contains(update.kind()))
                .filter(update -> update.kind() != Kind.CORRECTION || !isSelfReference(update))
                .filter(update -> !isReinstated(update))
                .toList();
        return Updates.merged(found).stream().max(Comparator.comparingInt(EditorialNotices::completeness));
    }

    /** Publishers that correct a work in place record the work itself as the notice. */
    private boolean isSelfReference(Update update) {
        return update.noticeDoi() != null
                && update.noticeDoi().equals(work.ids().doi());
    }

    /** Without both dates the reinstatement counts as the later one: it is never the first notice. */
    private boolean isReinstated(Update update) {
        return work.updates().stream()
                .filter(later -> later.kind() == Kind.REINSTATEMENT)
                .anyMatch(later -> later.date() == null
                        || update.date() == null
                        || !later.date().isBefore(update.date()));
    }

    private static int completeness(Update update) {
        return (update.noticeDoi() == null ? 0 : 4)
                + (update.date() == null ? 0 : 2)
                + (update.source() == null ? 0 : 1);
    }
}
