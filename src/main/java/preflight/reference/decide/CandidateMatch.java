package preflight.reference.decide;

import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.Stream;
import preflight.reference.compare.AuthorEvidence;
import preflight.reference.compare.AuthorMatching;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.compare.ContainerEvidence;
import preflight.reference.compare.FullContainerMatch;
import preflight.reference.compare.IdentifierEvidence;
import preflight.reference.compare.LocatorEvidence;
import preflight.reference.compare.TitleEvidence;
import preflight.reference.compare.YearEvidence;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;

/**
 * All the evidence for and against one candidate, and what follows from it.
 *
 * @param unexplained content words of the reference that no field of the candidate accounts for
 * @param fidelity how literally the reference repeats the candidate's record
 */
public record CandidateMatch(
        Work work,
        TitleEvidence title,
        AuthorEvidence authors,
        ComparisonLevel year,
        ContainerEvidence container,
        LocatorEvidence locator,
        ComparisonLevel identifier,
        int unmatchedWords,
        int literalOverlap,
        Conclusion conclusion) {

    /**
     * What a candidate comes to.
     *
     * @param status VERIFIED or UNCERTAIN, or OFF_INDEX for a candidate that was rejected
     * @param reason the rule that decided
     */
    record Conclusion(Status status, Basis basis, String reason) {}

    private static final double ISSUE_WEIGHT = 0.5;
    private static final double OMISSION_PENALTY = 0.25;

    /** The more a candidate comes to the earlier it goes; candidates alike go by their id. */
    static final Comparator<CandidateMatch> BEST_FIRST = Comparator.comparing(
                    (CandidateMatch a) -> a.conclusion().status())
            .thenComparing(a -> a.identifier() != ComparisonLevel.AGREES)
            .thenComparing(Comparator.comparingDouble(CandidateMatch::score).reversed())
            .thenComparing(CandidateMatch::unmatchedWords)
            .thenComparing(
                    Comparator.comparingInt(CandidateMatch::literalOverlap).reversed())
            .thenComparing(a -> !a.work().canonicalId().startsWith("https://doi.org/"))
            .thenComparing(a -> a.work().canonicalId());

    public static CandidateMatch of(ParsedReference reference, Work work) {
        AuthorMatching named = new AuthorMatching(reference, work.authors());
        ContainerEvidence found = ContainerEvidence.of(reference, work, named.matchedWords());
        TitleEvidence title = title(reference, work, union(named.matchedWords(), found.matchedWords()));
        if (isOnlyContainer(title, reference, found)) {
            BitSet again = FullContainerMatch.findOutside(title, reference.words(), work, named.matchedWords());
            if (again.isEmpty()) {
                title = title.rejected();
            } else {
                found = new ContainerEvidence(ComparisonLevel.AGREES, again);
                title = title(reference, work, union(named.matchedWords(), again));
            }
        }
        if (isOnlyNames(title, reference)) {
            title = title.rejected();
        }
        ContainerEvidence said = found;
        BitSet explained = union(named.matchedWords(), said.matchedWords());
        TitleEvidence placed = title;
        ContainerEvidence container = said.withoutTitle(placed);
        AuthorEvidence authors = AuthorEvidence.of(
                reference, named, placed, j -> container.matchedWords().get(j) || placed.covers(j));
        CandidateEvidence evidence = new CandidateEvidence(
                reference,
                work,
                title,
                authors,
                YearEvidence.of(reference, work.year()),
                container,
                LocatorEvidence.of(reference, work, title),
                IdentifierEvidence.of(reference.ids(), work.ids()),
                unmatchedWords(reference, explained, title));
        Conclusion conclusion = MatchRules.conclude(evidence);
        return new CandidateMatch(
                work,
                title,
                authors,
                evidence.year(),
                container,
                evidence.locator(),
                evidence.identifier(),
                evidence.unmatchedWords(),
                conclusion.status() == Status.VERIFIED ? LiteralOverlap.of(reference, work) : 0,
                conclusion);
    }

    private static TitleEvidence title(ParsedReference reference, Work work, BitSet explained) {
        return Stream.concat(Stream.of(work.title()), work.otherTitles().stream())
                .map(text -> TitleEvidence.of(
                        text,
                        reference,
                        j -> explained.get(j)
                                || isOutsideTitle(reference.words().get(j))))
                .min(Comparator.comparing(TitleEvidence::grade)
                        .thenComparing(TitleEvidence::corroboration)
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
            shared += container.matchedWords().get(j) ? 1 : 0;
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
    private static boolean isOutsideTitle(ReferenceWord word) {
        return switch (word.label()) {
            case TITLE, NONE, CONTAINER, COLLECTION -> false;
            default -> true;
        };
    }

    private static int unmatchedWords(ParsedReference reference, BitSet explained, TitleEvidence title) {
        int count = 0;
        for (int j = 0; j < reference.words().size(); j++) {
            ReferenceWord word = reference.words().get(j);
            boolean inTitle = title.grade() != TitleEvidence.Grade.NONE && j >= title.start() && j < title.end();
            boolean says = word.text().length() > 2
                    && !word.isNumeric()
                    && !isOutsideTitle(word)
                    && word.label() != Label.AUTHOR
                    && !word.isFunctionWord()
                    && !BibliographicWords.isBoilerplate(word.text())
                    && !BibliographicWords.isPartNumber(word.text());
            count += says && !inTitle && !explained.get(j) ? 1 : 0;
        }
        return count;
    }

    /** A title alone, and something against it: often that of a work which goes by the name of the journal that is meant. */
    boolean isDoubtfulTitleMatch() {
        return conclusion.status() == Status.UNCERTAIN
                && title.grade() != TitleEvidence.Grade.NONE
                && authors.matched() == 0
                && (!year.supports()
                        || authors.level() == ComparisonLevel.CONFLICTS
                        || container.level() == ComparisonLevel.CONFLICTS);
    }

    /**
     * No title, but journal and year agree, or neither side has a year, and they account for every word: a work in a journal or book by
     * the name the reference gives.
     */
    boolean isContainerMatch() {
        boolean dated = year == ComparisonLevel.AGREES || (year == ComparisonLevel.ABSENT && work.year() == null);
        return conclusion.status() == Status.UNCERTAIN
                && title.grade() == TitleEvidence.Grade.NONE
                && container.level() == ComparisonLevel.AGREES
                && dated
                && unmatchedWords == 0;
    }

    /** How much speaks for the candidate, for ordering only. */
    double score() {
        double titleScore = (3 - title.grade().ordinal()) * 4 + title.overlap() * 4;
        return titleScore
                + CorroborationScore.score(authors, year, container, locator)
                + (locator.issue() == ComparisonLevel.AGREES ? ISSUE_WEIGHT : 0)
                - OMISSION_PENALTY * omissions();
    }

    /** What the work has and the reference leaves out: of two that fit, the one of which it says all is meant. */
    private int omissions() {
        return (work.page() != null && locator.page() == ComparisonLevel.ABSENT ? 1 : 0)
                + (work.volume() != null && locator.volume() == ComparisonLevel.ABSENT ? 1 : 0)
                + (!work.authors().isEmpty() && authors.level() == ComparisonLevel.ABSENT ? 1 : 0)
                + (work.year() != null && year == ComparisonLevel.ABSENT ? 1 : 0);
    }
}
