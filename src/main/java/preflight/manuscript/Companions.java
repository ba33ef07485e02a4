package preflight.manuscript;

import java.util.Optional;

/** The files beside a manuscript, which LaTeX sources name as their bibliography. */
public interface Companions {
    /** For a manuscript that came alone. */
    Companions NONE = name -> Optional.empty();

    /** The content of a file of this name in the manuscript's own folder; the name carries no folders. */
    Optional<byte[]> file(String name);
}
