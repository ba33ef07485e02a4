package preflight.manuscript;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The file formats of manuscripts and reference lists. */
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

    /** The name for messages and reports. */
    public String displayName() {
        return displayName;
    }

    /** Whether files of this format are compressed and may contain pictures. */
    public boolean isBinary() {
        return this == DOCX || this == PDF;
    }

    /** The format by the extension of a file name; empty if unknown. */
    public static Optional<FileFormat> ofFileName(String file) {
        String extension = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> file.contains(".") && format.extensions.contains(extension))
                .findFirst();
    }

    /** All known extensions, for messages: {@code .txt, .text, .md …}. */
    public static String extensionList() {
        return Arrays.stream(values())
                .flatMap(format -> format.extensions.stream())
                .map(extension -> "." + extension)
                .collect(Collectors.joining(", "));
    }
}
