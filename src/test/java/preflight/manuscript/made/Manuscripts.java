package preflight.manuscript.made;

import java.util.List;
import java.util.stream.Stream;

/** All manuscripts that are made for tests. */
public final class Manuscripts {
    private static final List<Made> ALL = Stream.of(
                    PlainCases.all(),
                    LatexCases.all(),
                    XmlCases.all(),
                    DocxCases.all(),
                    PdfCases.all(),
                    LaterCases.all())
            .flatMap(List::stream)
            .toList();

    private Manuscripts() {}

    public static List<Made> all() {
        return ALL;
    }

    /** By its name. */
    public static Made named(String name) {
        return ALL.stream().filter(made -> made.name().equals(name)).findFirst().orElseThrow();
    }
}
