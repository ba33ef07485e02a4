package preflight.manuscript;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A reference whose fields are known, from a file of a reference manager. Empty strings stand for unknown fields. */
record ReferenceFields(
        List<String> authors,
        String year,
        String title,
        String container,
        String volume,
        String issue,
        String pages,
        String publisher,
        String doi,
        String link) {
    private static final String DOI_ADDRESS = "(?i)^(?:https?://(?:dx\\.)?doi\\.org/|doi:\\s*)";

    ReferenceFields {
        authors = authors.stream()
                .map(String::strip)
                .filter(author -> !author.isEmpty())
                .toList();
        doi = doi.strip().replaceFirst(DOI_ADDRESS, "");
    }

    /** Family name first, given names as initials: the form every parser of references knows best. */
    static String name(String family, String given) {
        String initials = Stream.of(given.strip().split("[\\s.]+"))
                .filter(part -> !part.isEmpty())
                .map(part -> part.codePointAt(0))
                .filter(Character::isLetter)
                .map(c -> Character.toString(c).toUpperCase(Locale.ROOT))
                .collect(Collectors.joining());
        return family.strip() + (initials.isEmpty() ? "" : " " + initials);
    }

    /** Whether there is anything that could be looked up. */
    boolean isEmpty() {
        return title.isBlank() && doi.isBlank() && authors.isEmpty() && link.isBlank();
    }

    /** One line, as a reference list has it. */
    String asReference() {
        List<String> sentences = new ArrayList<>();
        sentences.add(String.join(", ", authors));
        sentences.add(year.isBlank() ? "" : "(" + year + ")");
        sentences.add(title);
        sentences.add(container.isBlank() ? place() : place().isEmpty() ? container : container + ", " + place());
        sentences.add(publisher);
        String text = sentences.stream()
                .map(sentence -> sentence.replaceAll("\\s+", " ").strip())
                .filter(sentence -> !sentence.isEmpty())
                .map(sentence -> sentence.matches(".*[.?!]$") ? sentence : sentence + ".")
                .collect(Collectors.joining(" "));
        String identifier = doi.isBlank() ? link.strip() : "https://doi.org/" + doi;
        return (text + " " + identifier).strip();
    }

    private String place() {
        String number = volume.isBlank() ? "" : volume.strip() + (issue.isBlank() ? "" : "(" + issue.strip() + ")");
        String span = pages.strip().replaceAll("\\s*-{1,3}\\s*", "–");
        return number.isEmpty()
                ? (span.isEmpty() ? "" : "pp. " + span)
                : span.isEmpty() ? number : number + ", " + span;
    }
}
