package preflight.manuscript;

import java.util.Optional;

/** The other files of a manuscript's folder. LaTeX sources include parts and bibliographies by name. */
public interface CompanionFiles {
    /** For a manuscript that is a single file. */
    CompanionFiles NONE = name -> Optional.empty();

    /** The content of the file with this name, relative to the folder of the manuscript; empty if there is none. */
    Optional<byte[]> file(String name);
}
