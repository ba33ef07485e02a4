package preflight.reference;

import static preflight.reference.Agreement.ABSENT;
import static preflight.reference.Agreement.AGREES;

/**
 * Whether a reference says all that the index knows of a work, and no more: where a record has neither page nor volume, no
 * reference to it can name them, and to ask for them would be to ask for what does not exist.
 */
final class WholeRecord {
    private WholeRecord() {}

    static boolean isSaid(Evidence e) {
        boolean container = e.container().agreement() == AGREES
                || (e.work().containerTitles().isEmpty() && e.container().agreement() == ABSENT);
        boolean year =
                e.year() == AGREES || (e.work().year() == null && e.reference().year() == null);
        boolean volume = e.coordinates().volume() == AGREES
                || (e.work().volume() == null && e.reference().volume() == null);
        boolean page = e.work().page() == null && e.reference().page() == null;
        return container
                && year
                && volume
                && page
                && e.unexplained() == 0
                && e.authors().strangers() == 0;
    }
}
