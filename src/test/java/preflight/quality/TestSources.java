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
    static final Doi OWN = new Doi("10.1000/own");

    private TestSources() {}

    /** A work nothing is known against; each method changes one thing about it. */
    public record A(
            Doi doi,
            String type,
            String title,
            List<String> authors,
            @Nullable Integer year,
            @Nullable Integer citations,
            List<Update> updates,
            boolean preprint,
            @Nullable Doi published) {
        public static A work() {
            return new A(OWN, "article-journal", "On things", List.of("Smith"), 2015, 50, List.of(), false, null);
        }

        public A doi(String value) {
            return new A(new Doi(value), type, title, authors, year, citations, updates, preprint, published);
        }

        A type(String value) {
            return new A(doi, value, title, authors, year, citations, updates, preprint, published);
        }

        public A title(String value) {
            return new A(doi, type, value, authors, year, citations, updates, preprint, published);
        }

        public A by(String... surnames) {
            return new A(doi, type, title, List.of(surnames), year, citations, updates, preprint, published);
        }

        public A in(@Nullable Integer value) {
            return new A(doi, type, title, authors, value, citations, updates, preprint, published);
        }

        A cited(@Nullable Integer value) {
            return new A(doi, type, title, authors, year, value, updates, preprint, published);
        }

        A with(Update... notices) {
            return new A(doi, type, title, authors, year, citations, List.of(notices), preprint, published);
        }

        A preprint(@Nullable Doi publishedVersion) {
            return new A(doi, type, title, authors, year, citations, updates, true, publishedVersion);
        }

        Work build() {
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

    static Update notice(Kind kind) {
        return new Update(kind, null, null, null, List.of());
    }

    static Update notice(Kind kind, String date) {
        return new Update(kind, null, LocalDate.parse(date), null, List.of());
    }

    public static Verification list(A... works) {
        List<ReferenceVerdict> verdicts = new ArrayList<>();
        for (A work : works) {
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

    /** A list of so many entries that numbers alone matter. */
    public static Verification numbered(int total) {
        A[] works = new A[total];
        for (int i = 0; i < total; i++) {
            works[i] = A.work().doi("10.1000/" + (i + 1)).by("Author" + (char) ('a' + i));
        }
        return list(works);
    }

    private static String line(A work) {
        return "%s (%s). %s.".formatted(String.join(", ", work.authors()), work.year(), work.title());
    }
}
