package preflight.quality;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import preflight.work.Update;
import preflight.work.Update.Kind;
import preflight.work.Updates;
import preflight.work.Work;

/**
 * The notices about a work that still stand. The same notice often comes twice, from the publisher and from Retraction
 * Watch, each knowing a part: it is reported once, by the fullest record. A reinstatement ends what came before it.
 */
final class Notices {
    private static final Set<Kind> RETRACTED = Set.of(Kind.RETRACTION);
    private static final Set<Kind> WITHDRAWN = Set.of(Kind.WITHDRAWAL, Kind.REMOVAL);

    private final Work work;

    Notices(Work work) {
        this.work = work;
    }

    Optional<Update> retraction() {
        return isNotice() ? Optional.empty() : standing(RETRACTED);
    }

    /** A withdrawal or removal; a work that is retracted is not called withdrawn as well. */
    Optional<Update> withdrawal() {
        return isNotice() || retraction().isPresent() ? Optional.empty() : standing(WITHDRAWN);
    }

    /** An expression of concern that no retraction or withdrawal has settled since. */
    Optional<Update> concern() {
        return unusable() ? Optional.empty() : standing(Set.of(Kind.EXPRESSION_OF_CONCERN));
    }

    /** A correction of a work that may still be used. */
    Optional<Update> correction() {
        return unusable() ? Optional.empty() : standing(Set.of(Kind.CORRECTION));
    }

    /** A notice tells of another work's fate: what is recorded with it is not its own. */
    private boolean isNotice() {
        return NoticeTitle.kind(work.title()).isPresent();
    }

    private boolean unusable() {
        return isNotice()
                || standing(RETRACTED).isPresent()
                || standing(WITHDRAWN).isPresent();
    }

    private Optional<Update> standing(Set<Kind> kinds) {
        List<Update> found = work.updates().stream()
                .filter(update -> kinds.contains(update.kind()))
                .filter(update -> update.kind() != Kind.CORRECTION || !pointsAtItself(update))
                .filter(update -> !isEnded(update))
                .toList();
        return Updates.merged(found).stream().max(Comparator.comparingInt(Notices::completeness));
    }

    /** Publishers that correct in place record the work as the notice of its own correction. */
    private boolean pointsAtItself(Update update) {
        return update.noticeDoi() != null
                && update.noticeDoi().equals(work.ids().doi());
    }

    /** Without both dates the reinstatement is believed: it is the rarer, and never the first, notice. */
    private boolean isEnded(Update update) {
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
