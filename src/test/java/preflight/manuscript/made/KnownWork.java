package preflight.manuscript.made;

import java.util.List;

/** A work as reference lists cite it. */
public record KnownWork(
        List<String> families,
        List<String> given,
        int year,
        String title,
        String container,
        String volume,
        String issue,
        String page,
        String doi) {}
