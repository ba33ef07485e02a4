package preflight.reference.compare;

import preflight.reference.parse.ParsedReference;
import preflight.work.Work;

/**
 * How a reference compares with one candidate work, field by field.
 *
 * @param unmatchedWords content words of the reference that belong to no field of the candidate
 */
public record CandidateEvidence(
        ParsedReference reference,
        Work work,
        TitleEvidence title,
        AuthorEvidence authors,
        ComparisonLevel year,
        ContainerEvidence container,
        LocatorEvidence locator,
        ComparisonLevel identifier,
        int unmatchedWords) {

    /** Attributes the words of the reference to the fields of the candidate, then compares each field. */
    public static CandidateEvidence of(ParsedReference reference, Work work) {
        WordAttribution words = WordAttribution.of(reference, work);
        return new CandidateEvidence(
                reference,
                work,
                words.title(),
                AuthorEvidence.of(reference, words),
                YearEvidence.of(reference, work.year()),
                words.container(),
                LocatorEvidence.of(reference, work, words.title()),
                IdentifierEvidence.of(reference.ids(), work.ids()),
                words.unmatchedWords());
    }

    /** Whether the title was found, at least in part. */
    public boolean hasTitle() {
        return title.grade() != TitleEvidence.Grade.NONE;
    }

    /** Whether the reference has words that could be a title, this work's or another's. */
    public boolean hasTitleWords() {
        return hasTitle() || unmatchedWords > 1;
    }

    /** Whether neither the work nor the reference names an author. */
    public boolean isAnonymous() {
        return work.authors().isEmpty() && authors.unknownNames() == 0 && !authors.anyNamed();
    }
}
