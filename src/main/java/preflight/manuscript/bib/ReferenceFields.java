package preflight.manuscript.bib;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The fields of a reference from a structured file. An unknown field is an empty string.
 *
 * @param doi without a resolver address
 */
public record ReferenceFields(
        List<String> authors,
        String year,
        String title,
        String container,
        String volume,
        String issue,
        String pages,
        String publisher,
        String doi,
        String url) {
    private static final String DOI_PREFIX = "(?i)^(?:https?://(?:dx\\.)?doi\\.org/|doi:\\s*)";

    public ReferenceFields {
        authors = authors.stream()
                .map(String::strip)
                .filter(author -> !author.isEmpty())
                .toList();
        doi = doi.strip().replaceFirst(DOI_PREFIX, "");
    }

    /** An author as in reference lists: family name, then initials without full stops. */
    public static String authorName(String family, String given) {
        String initials = Stream.of(given.strip().split("[\\s.]+"))
                .filter(part -> !part.isEmpty())
                .map(part -> part.codePointAt(0))
                .filter(Character::isLetter)
                .map(c -> Character.toString(c).toUpperCase(Locale.ROOT))
                .collect(Collectors.joining());
        return family.strip() + (initials.isEmpty() ? "" : " " + initials);
    }

    /** Whether there is nothing to look up. */
    boolean isEmpty() {
        return title.isBlank() && doi.isBlank() && authors.isEmpty() && url.isBlank();
    }

    /** The reference as one line of a reference list. */
    public String toReferenceText() {
        List<String> sentences = new ArrayList<>();
        sentences.add(String.join(", ", authors));
        sentences.add(year.isBlank() ? "" : "(" + year + ")");
        sentences.add(title);
        sentences.add(container.isBlank() ? locator() : locator().isEmpty() ? container : container + ", " + locator());
        sentences.add(publisher);
        String text = sentences.stream()
                .map(sentence -> sentence.replaceAll("\\s+", " ").strip())
                .filter(sentence -> !sentence.isEmpty())
                .map(sentence -> sentence.matches(".*[.?!]$") ? sentence : sentence + ".")
                .collect(Collectors.joining(" "));
        String identifier = doi.isBlank() ? url.strip() : "https://doi.org/" + doi;
        return (text + " " + identifier).strip();
    }

    private String locator() {
        String number = volume.isBlank() ? "" : volume.strip() + (issue.isBlank() ? "" : "(" + issue.strip() + ")");
        String span = pages.strip().replaceAll("\\s*-{1,3}\\s*", "–");
        return number.isEmpty()
                ? (span.isEmpty() ? "" : "pp. " + span)
                : span.isEmpty() ? number : number + ", " + span;
    }
}
