package preflight.reference;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import preflight.reference.ReferenceVerdict.Basis;
import preflight.reference.ReferenceVerdict.Status;
import preflight.reference.parsing.Label;
import preflight.work.Folding;
import preflight.work.Work;

/**
 * All the evidence for and against one candidate, and what follows from it.
 *
 * @param unexplained content words of the reference that no field of the candidate accounts for
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
        Conclusion conclusion) {

    /**
     * What a candidate comes to.
     *
     * @param status VERIFIED or UNCERTAIN, or OFF_INDEX for a candidate that was rejected
     * @param reason the rule that decided
     */
    record Conclusion(Status status, Basis basis, String reason) {}

    /** The more a candidate comes to the earlier it goes; candidates alike go by their id. */
    static final Comparator<Assessment> BEST_FIRST = Comparator.comparing(
                    (Assessment a) -> a.conclusion().status())
            .thenComparing(a -> a.identifier() != Agreement.AGREES)
            .thenComparing(Comparator.comparingDouble(Assessment::score).reversed())
            .thenComparing(a -> !a.work().canonicalId().startsWith("https://doi.org/"))
            .thenComparing(a -> a.work().canonicalId());

    static Assessment of(ParsedReference reference, Work work) {
        Set<String> containerWords = new HashSet<>();
        work.containerTitles().forEach(text -> containerWords.addAll(Folding.words(text)));
        AuthorEvidence named = AuthorEvidence.of(reference, work.authors(), containerWords);
        ContainerEvidence container = ContainerEvidence.of(reference, work, named.explained());
        Set<Integer> explained = new HashSet<>(named.explained());
        explained.addAll(container.explained());
        TitleEvidence title = Stream.concat(Stream.of(work.title()), work.otherTitles().stream())
                .map(text -> TitleEvidence.of(
                        text,
                        reference,
                        j -> explained.contains(j) || isFrame(reference.words().get(j))))
                .min(Comparator.comparing(TitleEvidence::grade)
                        .thenComparing(TitleEvidence::support)
                        .thenComparing(Comparator.comparingDouble(TitleEvidence::overlap)
                                .reversed()))
                .orElseThrow();
        AuthorEvidence authors = named.before(title, reference, work.authors());
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
        return new Assessment(
                work,
                title,
                authors,
                evidence.year(),
                container,
                evidence.coordinates(),
                evidence.identifier(),
                evidence.unexplained(),
                Rules.conclude(evidence));
    }

    /** Words in fields that say nothing about the title. */
    private static boolean isFrame(ReferenceWord word) {
        return switch (word.label()) {
            case TITLE, NONE, CONTAINER, COLLECTION -> false;
            default -> true;
        };
    }

    private static int unexplained(ParsedReference reference, Set<Integer> explained, TitleEvidence title) {
        int count = 0;
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            boolean inTitle = title.grade() != TitleEvidence.Grade.NONE && j >= title.start() && j < title.end();
            boolean says = word.text().length() > 1
                    && !word.isNumeric()
                    && !isFrame(word)
                    && word.label() != Label.AUTHOR
                    && !ReferenceWord.isFunctionWord(word.text())
                    && !BibliographicWords.isFrame(word.text());
            count += says && !inTitle && !explained.contains(j) ? 1 : 0;
        }
        return count;
    }

    /** How much speaks for the candidate, for ordering only. */
    double score() {
        double titleScore = (3 - title.grade().ordinal()) * 4 + title.overlap() * 4;
        return titleScore + Rules.points(authors, year, container, coordinates);
    }

    /** One line for a debug view. */
    String explain() {
        return "%s %s (%s): title %s %.2f [%s]; authors %s %d matched %d strangers%s; year %s; container %s; volume %s page %s; identifier %s; unexplained %d; %s"
                .formatted(
                        conclusion.status(),
                        conclusion.basis(),
                        conclusion.reason(),
                        title.grade(),
                        title.overlap(),
                        title.why(),
                        authors.agreement(),
                        authors.matched(),
                        authors.strangers(),
                        authors.stopsShort() ? " stops short" : "",
                        year,
                        container.agreement(),
                        coordinates.volume(),
                        coordinates.page(),
                        identifier,
                        unexplained,
                        work.canonicalId());
    }
}
