package preflight.work.ingest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.Update;
import preflight.work.Work;
import preflight.work.WorkIndex;
import preflight.work.WorkQuery;
import preflight.work.WorkStore;

/**
 * All notices imported from registers, kept in a file beside the index. Works that are imported later get their notices from here,
 * so the order of imports does not matter.
 */
public final class NoticeRegister {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Set<RegisteredNotice> all = new LinkedHashSet<>();
    private final List<RegisteredNotice> added = new ArrayList<>();
    private final Map<String, List<RegisteredNotice>> byIdentifier = new ConcurrentHashMap<>();

    /** An empty register. */
    public NoticeRegister() {}

    /** The notices in a file; none when there is no file. */
    public static NoticeRegister load(Path file) throws IOException {
        NoticeRegister notices = new NoticeRegister();
        if (Files.exists(file)) {
            try (BufferedReader lines = Files.newBufferedReader(file)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    notices.add(read(JSON.readTree(line)));
                }
            }
        }
        notices.added.clear();
        return notices;
    }

    /** Writes the notices to a file atomically. */
    public void save(Path file) throws IOException {
        Path written = Files.createTempFile(file.toAbsolutePath().getParent(), "notices", ".tmp");
        List<String> lines = new ArrayList<>();
        for (RegisteredNotice notice : all) {
            lines.add(write(notice));
        }
        Files.write(written, lines);
        Files.move(written, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        added.clear();
    }

    /**
     * Updates the works in the index that have notices added since the last {@link #save}. Call it before saving: notices that are
     * not saved are added and applied again by the next import.
     *
     * @return the number of updated works
     */
    public int applyToIndex(WorkIndex index, WorkStore store) throws IOException {
        Set<String> updated = new LinkedHashSet<>();
        for (RegisteredNotice notice : added) {
            for (Work work : works(notice, index)) {
                Work withNotices = applyTo(work);
                if (!withNotices.equals(work) && updated.add(work.canonicalId())) {
                    store.put(withNotices);
                }
            }
        }
        return updated.size();
    }

    private static List<Work> works(RegisteredNotice notice, WorkIndex index) throws IOException {
        WorkQuery query = new WorkQuery("", notice.workIdentifiers(), null, List.of(), null, null, null, null);
        return switch (index.find(query)) {
            case IndexAnswer.Candidates found ->
                found.works().stream()
                        .filter(work -> notice.isAbout(work.ids()))
                        .toList();
            case IndexAnswer.Unavailable fault -> throw new IOException(fault.reason());
        };
    }

    /** Adds a notice. Only one thread may add, while others {@link #applyTo apply} the notices added so far. */
    void add(RegisteredNotice notice) {
        if (all.add(notice)) {
            added.add(notice);
            for (String key : keys(notice.workIdentifiers())) {
                byIdentifier.merge(
                        key,
                        List.of(notice),
                        (some, one) ->
                                Stream.concat(some.stream(), one.stream()).toList());
            }
        }
    }

    /** The work with its notices added. */
    Work applyTo(Work work) {
        List<Update> updates = keys(work.ids()).stream()
                .flatMap(key -> byIdentifier.getOrDefault(key, List.of()).stream())
                .filter(notice -> notice.isAbout(work.ids()))
                .map(RegisteredNotice::update)
                .distinct()
                .toList();
        return updates.isEmpty() ? work : work.withUpdates(updates);
    }

    private static List<String> keys(Identifiers ids) {
        List<String> keys = new ArrayList<>();
        if (ids.doi() != null) {
            keys.add(ids.doi().value());
        }
        if (ids.pmid() != null) {
            keys.add("pmid:" + ids.pmid());
        }
        return keys;
    }

    private static String write(RegisteredNotice notice) throws JsonProcessingException {
        Update update = notice.update();
        ObjectNode json = JSON.createObjectNode();
        json.put("doi", notice.doi() == null ? null : notice.doi().value());
        json.put("pmid", notice.pmid());
        json.put("kind", update.kind().name());
        json.put(
                "notice", update.noticeDoi() == null ? null : update.noticeDoi().value());
        json.put("date", update.date() == null ? null : update.date().toString());
        json.put("source", update.source());
        update.reasons().forEach(json.putArray("reasons")::add);
        return JSON.writeValueAsString(json);
    }

    private static RegisteredNotice read(JsonNode json) {
        List<String> reasons = new ArrayList<>();
        json.path("reasons").forEach(reason -> reasons.add(reason.asText()));
        String date = text(json, "date");
        Update update = new Update(
                Update.Kind.valueOf(json.path("kind").asText()),
                doi(json, "notice"),
                date == null ? null : LocalDate.parse(date),
                text(json, "source"),
                reasons);
        return new RegisteredNotice(doi(json, "doi"), text(json, "pmid"), update);
    }

    private static @Nullable Doi doi(JsonNode json, String field) {
        return Optional.ofNullable(text(json, field)).map(Doi::new).orElse(null);
    }

    private static @Nullable String text(JsonNode json, String field) {
        return json.path(field).isTextual() ? json.path(field).textValue() : null;
    }
}
