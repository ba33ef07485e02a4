package preflight.manuscript;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The formats a manuscript or a reference list comes in. */
public enum FileFormat {
    TEXT("plain text", "txt", "text"),
    MARKDOWN("Markdown", "md", "markdown"),
    LATEX("LaTeX", "tex", "ltx"),
    BBL("LaTeX bibliography", "bbl"),
    BIBTEX("BibTeX", "bib"),
    RIS("RIS", "ris"),
    CSL_JSON("CSL-JSON", "json"),
    JATS("JATS XML", "xml", "nxml"),
    DOCX("Word", "docx"),
    PDF("PDF", "pdf");

    private final String displayName;
    private final List<String> extensions;

    FileFormat(String displayName, String... extensions) {
        this.displayName = displayName;
        this.extensions = List.of(extensions);
    }

    /** As a person calls it. */
    public String displayName() {
        return displayName;
    }

    /** Whether its files are packed and may carry pictures, so that their size says little of their text. */
    public boolean isBinary() {
        return this == DOCX || this == PDF;
    }

    /** By the ending of a file's name. */
    public static Optional<FileFormat> ofFileName(String file) {
        String extension = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> file.contains(".") && format.extensions.contains(extension))
                .findFirst();
    }

    /** Every ending that is known, for messages: {@code .txt, .text, .md …}. */
    public static String extensionList() {
        return Arrays.stream(values())
                .flatMap(format -> format.extensions.stream())
                .map(extension -> "." + extension)
                .collect(Collectors.joining(", "));
    }
}
