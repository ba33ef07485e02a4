package preflight.work.crossref;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Update;
import preflight.work.Updates;
import preflight.work.text.JsonRecord;
import preflight.work.text.MarkedTitle;

/**
 * The update notices in a Crossref record: those about this work ({@code updated-by}, and {@code update-to} when it points at the
 * record itself, because the publisher updated in place), and whether the record is itself a notice about another work.
 *
 * <p>Some publishers give a notice the title of the retracted work, "Retracted: …". On a notice this is part of the title.
 */
record CrossrefUpdates(List<Update> updates, boolean isNotice) {
    /** The source of a marked title: the publisher deposits it. */
    private static final String PUBLISHER = "publisher";

    static CrossrefUpdates of(JsonRecord json, @Nullable Doi own) {
        List<Update> updates = new ArrayList<>();
        for (JsonRecord notice : json.objects("updated-by")) {
            updates.add(update(notice));
        }
        boolean isNotice = false;
        for (JsonRecord target : json.objects("update-to")) {
            Update update = update(target);
            if (own != null && own.equals(update.noticeDoi())) {
                updates.add(update);
            } else {
                isNotice |= update.noticeDoi() != null && update.kind() != Update.Kind.OTHER;
            }
        }
        return new CrossrefUpdates(Updates.merged(updates), isNotice);
    }

    /** The title without its mark; unchanged for a notice. */
    MarkedTitle parseTitle(String title) {
        return isNotice ? new MarkedTitle(title, null) : MarkedTitle.of(title);
    }

    /** All notices, plus one for a marked title when no other notice retracts the work. */
    List<Update> updates(MarkedTitle title) {
        Update.Kind mark = title.mark();
        if (mark == null || updates.stream().anyMatch(update -> update.kind().retracts())) {
            return updates;
        }
        Update marked = new Update(mark, null, null, PUBLISHER, List.of());
        return Updates.merged(Stream.concat(updates.stream(), Stream.of(marked)).toList());
    }

    private static Update update(JsonRecord json) {
        String type = Optional.ofNullable(json.text("type")).orElse("");
        Update.Kind kind = Update.Kind.of(type);
        boolean lossy = kind == Update.Kind.OTHER || type.startsWith("partial");
        String label = json.text("label");
        return new Update(
                kind,
                Optional.ofNullable(json.text("DOI")).flatMap(Doi::parse).orElse(null),
                CrossrefDates.date(json, "updated"),
                json.text("source"),
                lossy && label != null ? List.of(label) : List.of());
    }
}
