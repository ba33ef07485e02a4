package preflight.reference;

import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.Stream;
import preflight.reference.ReferenceVerdict.Basis;
import preflight.reference.ReferenceVerdict.Status;
import preflight.reference.parsing.Label;
import preflight.work.Work;

/**
 * All the evidence for and against one candidate, and what follows from it.
 *
 * @param unexplained content words of the reference that no field of the candidate accounts for
 * @param fidelity how literally the reference repeats the candidate's record
 */
record Assessment(
        Work work,
        TitleEvidence title,
        AuthorEvidence authors,
        Agreement year,
        ContainerEvidence container,
        CoordinateEvidence coordinates,
        Agreement identifier,
        int unexplained,
        int fidelity,
        Conclusion conclusion) {

    /**
     * What a candidate comes to.
     *
     * @param status VERIFIED or UNCERTAIN, or OFF_INDEX for a candidate that was rejected
     * @param reason the rule that decided
     */
    record Conclusion(Status status, Basis basis, String reason) {}

    private static final double ISSUE = 0.5;
    private static final double OMISSION = 0.25;

    /** The more a candidate comes to the earlier it goes; candidates alike go by their id. */
    static final Comparator<Assessment> BEST_FIRST = Comparator.comparing(
                    (Assessment a) -> a.conclusion().status())
            .thenComparing(a -> a.identifier() != Agreement.AGREES)
            .thenComparing(Comparator.comparingDouble(Assessment::score).reversed())
            .thenComparing(Assessment::unexplained)
            .thenComparing(Comparator.comparingInt(Assessment::fidelity).reversed())
            .thenComparing(a -> !a.work().canonicalId().startsWith("https://doi.org/"))
            .thenComparing(a -> a.work().canonicalId());

    static Assessment of(ParsedReference reference, Work work) {
        AuthorMatching named = new AuthorMatching(reference, work.authors());
        ContainerEvidence found = ContainerEvidence.of(reference, work, named.explained());
        TitleEvidence title = title(reference, work, union(named.explained(), found.explained()));
        if (isOnlyContainer(title, reference, found)) {
            BitSet again = WholeContainer.beside(title, reference.words(), work, named.explained());
            if (again.isEmpty()) {
                title = title.denied();
            } else {
                found = new ContainerEvidence(Agreement.AGREES, again);
                title = title(reference, work, union(named.explained(), again));
            }
        }
        if (isOnlyNames(title, reference)) {
            title = title.denied();
        }
        ContainerEvidence said = found;
        BitSet explained = union(named.explained(), said.explained());
        TitleEvidence placed = title;
        ContainerEvidence container = said.beside(placed);
        AuthorEvidence authors = AuthorEvidence.of(
                reference, named, placed, j -> container.explained().get(j) || placed.covers(j));
        Evidence evidence = new Evidence(
                reference,
                work,
                title,
                authors,
                YearEvidence.of(reference, work.year()),
                container,
                CoordinateEvidence.of(reference, work, title),
                IdentifierEvidence.of(reference.ids(), work.ids()),
                unexplained(reference, explained, title));
        Conclusion conclusion = Rules.conclude(evidence);
        return new Assessment(
                work,
                title,
                authors,
                evidence.year(),
                container,
                evidence.coordinates(),
                evidence.identifier(),
                evidence.unexplained(),
                conclusion.status() == Status.VERIFIED ? Fidelity.of(reference, work) : 0,
                conclusion);
    }

    private static TitleEvidence title(ParsedReference reference, Work work, BitSet explained) {
        return Stream.concat(Stream.of(work.title()), work.otherTitles().stream())
                .map(text -> TitleEvidence.of(
                        text,
                        reference,
                        j -> explained.get(j) || isFrame(reference.words().get(j))))
                .min(Comparator.comparing(TitleEvidence::grade)
                        .thenComparing(TitleEvidence::support)
                        .thenComparing(Comparator.comparingDouble(TitleEvidence::overlap)
                                .reversed()))
                .orElseThrow();
    }

    private static BitSet union(BitSet one, BitSet other) {
        BitSet both = new BitSet();
        both.or(one);
        both.or(other);
        return both;
    }

    /** Whether what looks like the title are words of the journal's name, as in a reference without title. */
    private static boolean isOnlyContainer(
            TitleEvidence title, ParsedReference reference, ContainerEvidence container) {
        int words = title.end() - title.start();
        int shared = 0;
        for (int j = title.start(); j < title.end(); j++) {
            shared += container.explained().get(j) ? 1 : 0;
        }
        return words > 0
                && title.grade() != TitleEvidence.Grade.NONE
                && shared * 2 > words
                && (title.overlap() < 1 || (reference.title() == null && shared == words));
    }

    /** Whether what looks like part of the title are names of authors: "Rossi Replies". */
    private static boolean isOnlyNames(TitleEvidence title, ParsedReference reference) {
        return title.grade() == TitleEvidence.Grade.PARTIAL
                && reference.words().subList(title.start(), title.end()).stream()
                        .allMatch(word -> word.label() == Label.AUTHOR || word.label() == Label.EDITOR);
    }

    /** Words in fields that say nothing about the title. */
    private static boolean isFrame(ReferenceWord word) {
        return switch (word.label()) {
            case TITLE, NONE, CONTAINER, COLLECTION -> false;
            default -> true;
        };
    }

    private static int unexplained(ParsedReference reference, BitSet explained, TitleEvidence title) {
        int count = 0;
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            boolean inTitle = title.grade() != TitleEvidence.Grade.NONE && j >= title.start() && j < title.end();
            boolean says = word.text().length() > 2
                    && !word.isNumeric()
                    && !isFrame(word)
                    && word.label() != Label.AUTHOR
                    && !word.isFunctionWord()
                    && !BibliographicWords.isFrame(word.text())
                    && !BibliographicWords.isNumeral(word.text());
            count += says && !inTitle && !explained.get(j) ? 1 : 0;
        }
        return count;
    }

    /** A title alone, and something against it: often that of a work which goes by the name of the journal that is meant. */
    boolean isNamesake() {
        return conclusion.status() == Status.UNCERTAIN
                && title.grade() != TitleEvidence.Grade.NONE
                && authors.matched() == 0
                && (!year.supports()
                        || authors.agreement() == Agreement.CONFLICTS
                        || container.agreement() == Agreement.CONFLICTS);
    }

    /**
     * No title, but journal and year agree, or neither side has a year, and they account for every word: a work in a journal or book by
     * the name the reference gives.
     */
    boolean isWithin() {
        boolean dated = year == Agreement.AGREES || (year == Agreement.ABSENT && work.year() == null);
        return conclusion.status() == Status.UNCERTAIN
                && title.grade() == TitleEvidence.Grade.NONE
                && container.agreement() == Agreement.AGREES
                && dated
                && unexplained == 0;
    }

    /** How much speaks for the candidate, for ordering only. */
    double score() {
        double titleScore = (3 - title.grade().ordinal()) * 4 + title.overlap() * 4;
        return titleScore
                + BesideTitle.points(authors, year, container, coordinates)
                + (coordinates.issue() == Agreement.AGREES ? ISSUE : 0)
                - OMISSION * omissions();
    }

    /** What the work has and the reference leaves out: of two that fit, the one of which it says all is meant. */
    private int omissions() {
        return (work.page() != null && coordinates.page() == Agreement.ABSENT ? 1 : 0)
                + (work.volume() != null && coordinates.volume() == Agreement.ABSENT ? 1 : 0)
                + (!work.authors().isEmpty() && authors.agreement() == Agreement.ABSENT ? 1 : 0)
                + (work.year() != null && year == Agreement.ABSENT ? 1 : 0);
    }
}
