package preflight.reference.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.Identifiers;
import preflight.work.Work;

class ContainerEvidenceTest {
    private static final ReferenceParser PARSER = new ReferenceParser();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Journal of the American Chemical Society | Journal of the American Chemical Society | AGREES",
                "J. Am. Chem. Soc. | Journal of the American Chemical Society | AGREES",
                "Proc. Natl. Acad. Sci. USA | Proceedings of the National Academy of Sciences | AGREES",
                "PNAS | Proceedings of the National Academy of Sciences | AGREES",
                "Angew. Chem. | Angewandte Chemie | AGREES",
                "Annals of Dental Surgery | Journal of Marine Research | CONFLICTS",
                "International Conference on Logic Programming | International Conference on Machine Learning | CONFLICTS",
            })
    void comparesJournalsInFullAndAbbreviated(String given, String known, ComparisonLevel expected) {
        String line =
                "Moreau A, Okafor BJ. Tidal currents in shallow estuaries of Norway. " + given + ". 1987;12:101–118.";
        ParsedReference reference = PARSER.parse(new ReferenceLine(1, 1, line));
        assertThat(ContainerEvidence.of(reference, workIn(known), new BitSet()).level())
                .isEqualTo(expected);
    }

    private static Work workIn(String container) {
        return new Work(
                "urn:w",
                "article-journal",
                "?",
                List.of(),
                List.of(),
                List.of(container),
                null,
                null,
                null,
                null,
                null,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
    }
}
