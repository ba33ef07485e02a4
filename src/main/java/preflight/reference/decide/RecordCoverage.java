package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.word.NumberMatch;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.Work;
import preflight.work.text.Folding;

/**
 * Whether a reference gives every field that the index has of a work and nothing that it does not have. A record without page
 * or volume cannot be matched by them; then complete coverage takes their place.
 */
final class RecordCoverage {
    private static final Pattern YEAR = Pattern.compile("(?:1[5-9]|20)\\d\\d");

    private RecordCoverage() {}

    /** Whether container, year and volume agree, the record has no page, and the reference has nothing else. */
    static boolean isComplete(CandidateEvidence e) {
        boolean container = e.container().level() == AGREES
                || (e.work().containerTitles().isEmpty() && e.container().level() == ABSENT);
        return container
                && coversYear(e)
                && coversVolume(e)
                && !NumberMatch.isUsablePage(e.work().page())
                && e.unmatchedWords() == 0
                && e.authors().unknownNames() == 0
                && !hasOtherNumber(e);
    }

    /**
     * Whether the year agrees. When the record has none, the reference may only have a year that is part of the container's name:
     * "Symposium 2005 (n.d.)".
     */
    static boolean coversYear(CandidateEvidence e) {
        if (e.year() == AGREES || e.work().year() != null) {
            return e.year() == AGREES;
        }
        Set<String> known = containerWords(e.work());
        Integer given = e.reference().year();
        return (given == null || known.contains(given.toString()))
                && e.reference().words().stream()
                        .filter(word -> word.label() == Label.CONTAINER)
                        .map(ReferenceWord::text)
                        .noneMatch(word -> YEAR.matcher(word).matches() && !known.contains(word));
    }

    /** Whether the volume agrees; where volumes are numbered by years, the year suffices. */
    private static boolean coversVolume(CandidateEvidence e) {
        String volume = e.work().volume();
        boolean byYear = volume != null
                && e.work().year() != null
                && volume.equals(String.valueOf(e.work().year()));
        return volume == null || e.locator().volume() == AGREES || (byYear && e.year() == AGREES);
    }

    /**
     * Whether the reference has a number labelled as volume or page that the record does not have. The tagger may confuse the
     * two, or label a number of the container's name: "Chemical Letters 2010, 41", "CHI '11".
     */
    private static boolean hasOtherNumber(CandidateEvidence e) {
        Set<String> known = containerWords(e.work());
        add(known, e.work().volume());
        if (e.work().year() != null) {
            known.add(e.work().year().toString());
        }
        boolean volumeUsed = false;
        for (int j = 0; j < e.reference().words().size(); j++) {
            ReferenceWord word = e.reference().words().get(j);
            boolean number = word.label() == Label.VOLUME || word.label() == Label.PAGE;
            if (number
                    && !word.isFunctionWord()
                    && NumberMatch.isUsablePage(word.text())
                    && !e.title().covers(j)) {
                boolean volume = e.work().volume() != null
                        && NumberMatch.matchesAt(
                                e.reference().words(),
                                j,
                                NumberMatch.stripLeadingZeros(e.work().volume()));
                if (volume && !volumeUsed) {
                    volumeUsed = true;
                } else if (volume || !known.contains(word.text())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<String> containerWords(Work work) {
        Set<String> words = new HashSet<>();
        work.containerTitles().forEach(title -> add(words, title));
        return words;
    }

    private static void add(Set<String> words, @Nullable String text) {
        if (text != null) {
            words.addAll(Folding.words(text));
        }
    }
}
