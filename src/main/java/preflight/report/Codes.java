package preflight.report;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The codes that findings and verdicts carry. */
public final class Codes {
    /** Of findings that ask to be fixed or looked at. */
    public static final Set<String> WORTH_A_LOOK = worthALook();
    /** All that this version knows; the contract's list is open. */
    public static final Set<String> ALL = all();

    private Codes() {}

    private static Set<String> worthALook() {
        Set<String> codes = new HashSet<>(List.of(
                "uncertain",
                "off_index",
                "unparseable",
                "likely",
                "possibly",
                "risk",
                "caution",
                "failed",
                ManuscriptFindings.CODE));
        Arrays.stream(SourceCode.values())
                .filter(code -> code.severity().compareTo(Severity.DOUBT) <= 0)
                .forEach(code -> codes.add(code.name().toLowerCase(Locale.ROOT)));
        return Set.copyOf(codes);
    }

    private static Set<String> all() {
        Set<String> codes = new HashSet<>(WORTH_A_LOOK);
        codes.add("inconclusive");
        Arrays.stream(SourceCode.values())
                .filter(code -> code != SourceCode.OTHER)
                .forEach(code -> codes.add(code.name().toLowerCase(Locale.ROOT)));
        return Set.copyOf(codes);
    }
}
