package preflight.quality;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.reference.parse.ReferenceLine;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Update;
import preflight.work.Update.Kind;
import preflight.work.Work;

/** Works, notices and reference lists for the tests of this package. */
public final class TestSources {
    public static final Doi OWN = new Doi("10.1000/own");

    private TestSources() {}

    /** WorkBuilder work nothing is known against; each method changes one thing about it. */
    public record WorkBuilder(
            Doi doi,
            String type,
            String title,
            List<String> authors,
            @Nullable Integer year,
            @Nullable Integer citations,
            List<Update> updates,
            boolean preprint,
            @Nullable Doi published) {
        public static WorkBuilder work() {
            return new WorkBuilder(
                    OWN, "article-journal", "On things", List.of("Smith"), 2015, 50, List.of(), false, null);
        }

        public WorkBuilder doi(String value) {
            return new WorkBuilder(new Doi(value), type, title, authors, year, citations, updates, preprint, published);
        }

        public WorkBuilder type(String value) {
            return new WorkBuilder(doi, value, title, authors, year, citations, updates, preprint, published);
        }

        public WorkBuilder title(String value) {
            return new WorkBuilder(doi, type, value, authors, year, citations, updates, preprint, published);
        }

        public WorkBuilder by(String... surnames) {
            return new WorkBuilder(doi, type, title, List.of(surnames), year, citations, updates, preprint, published);
        }

        public WorkBuilder in(@Nullable Integer value) {
            return new WorkBuilder(doi, type, title, authors, value, citations, updates, preprint, published);
        }

        public WorkBuilder cited(@Nullable Integer value) {
            return new WorkBuilder(doi, type, title, authors, year, value, updates, preprint, published);
        }

        public WorkBuilder with(Update... notices) {
            return new WorkBuilder(doi, type, title, authors, year, citations, List.of(notices), preprint, published);
        }

        public WorkBuilder preprint(@Nullable Doi publishedVersion) {
            return new WorkBuilder(doi, type, title, authors, year, citations, updates, true, publishedVersion);
        }

        public Work build() {
            return new Work(
                    doi.url(),
                    type,
                    title,
                    List.of(),
                    authors.stream().map(name -> PersonName.of(name, "A.")).toList(),
                    List.of(),
                    year,
                    null,
                    null,
                    null,
                    null,
                    new Identifiers(doi, null, null, List.of()),
                    citations,
                    updates,
                    preprint,
                    published);
        }
    }

    public static Update notice(Kind kind) {
        return new Update(kind, null, null, null, List.of());
    }

    public static Update notice(Kind kind, String date) {
        return new Update(kind, null, LocalDate.parse(date), null, List.of());
    }

    public static Verification list(WorkBuilder... works) {
        List<ReferenceVerdict> verdicts = new ArrayList<>();
        for (WorkBuilder work : works) {
            ReferenceLine line = new ReferenceLine(verdicts.size() + 1, works.length, line(work));
            verdicts.add(new ReferenceVerdict(line, Status.VERIFIED, Basis.TITLE_EXACT, work.build(), null, null));
        }
        return new Verification(verdicts);
    }

    /** The same list with one more line that was not verified. */
    public static Verification with(Verification list, String unverified) {
        List<ReferenceVerdict> verdicts = new ArrayList<>(list.verdicts());
        int total = verdicts.size() + 1;
        verdicts.add(new ReferenceVerdict(
                new ReferenceLine(total, total, unverified), Status.OFF_INDEX, Basis.PARSED, null, null, null));
        return new Verification(verdicts);
    }

    /** A list of {@code total} different works. */
    public static Verification numbered(int total) {
        WorkBuilder[] works = new WorkBuilder[total];
        for (int i = 0; i < total; i++) {
            works[i] = WorkBuilder.work().doi("10.1000/" + (i + 1)).by("Author" + (char) ('a' + i));
        }
        return list(works);
    }

    private static String line(WorkBuilder work) {
        return "%s (%s). %s.".formatted(String.join(", ", work.authors()), work.year(), work.title());
    }
}
