package preflight.manuscript;

import java.util.Optional;

/** The files beside a manuscript, which LaTeX sources name as their bibliography. */
public interface CompanionFiles {
    /** For a manuscript that came alone. */
    CompanionFiles NONE = name -> Optional.empty();

    /** The content of a file of this name in the manuscript's own folder; the name carries no folders. */
    Optional<byte[]> file(String name);
}
