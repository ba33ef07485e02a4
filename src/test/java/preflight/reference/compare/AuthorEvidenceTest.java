package preflight.reference.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.Identifiers;
import preflight.work.PersonName;
import preflight.work.Work;

/** Assigns the names of a list to authors: given names with the same initial, split names, a garbled "and". */
class AuthorEvidenceTest {
    private static final ReferenceParser PARSER = new ReferenceParser();
    private static final String REST = " (2015). Tides of the northern bays in winter. Journal of Marine Research.";

    @Test
    void takesNoFamilyNameForAGivenOneOfTheAuthorBeforeIt() {
        AuthorEvidence names = names("Aristov, A. V., & Aristova, L. I.", "Aristov:A. V.", "Aristova:L. I.");
        assertThat(names.matched()).isEqualTo(2);
        assertThat(names.omitsAuthors()).isFalse();
        assertThat(names("Aristov, A. V., & Lind, L. I.", "Aristov:A. V.", "Aristova:L. I.")
                        .matched())
                .isEqualTo(1);
    }

    @Test
    void takesNoAndForAnInitial() {
        AuthorEvidence names =
                names("Lind, Karin, Anja Okafor, and Ben Moreau.", "Lind:Karin", "Okafor:Anja", "Moreau:Ben");
        assertThat(names.unknownNames()).isZero();
        assertThat(names.level()).isEqualTo(AGREES);
    }

    @Test
    void knowsNamesOfWhichAScanMovedTheSpaces() {
        assertThat(names("Svenda-R adeljak, K., & Kra e mer, T.", "Svenda-Radeljak:Ksenija", "Kraemer:T.")
                        .matched())
                .isEqualTo(2);
        assertThat(names("Svenda-R adelyok, K., & Kra o mer, T.", "Svenda-Radeljak:Ksenija", "Kraemer:T.")
                        .matched())
                .isZero();
    }

    @Test
    void readsAnAndThatRanTogetherWithAnInitial() {
        String others = "1 H. Lind andB. Okafor, Journal of Marine Research 19, 77 (2005).";
        assertThat(namesIn(others, "Lind:Hanna", "Okafor:Ben").unknownNames()).isZero();
        assertThat(namesIn(others, "Lind:Hanna", "Okafor:Carl").unknownNames()).isEqualTo(1);
        assertThat(namesIn(
                                "1 H. Lind aMdB. Okafor, Journal of Marine Research 19, 77 (2005).",
                                "Lind:Hanna",
                                "Okafor:Ben")
                        .unknownNames())
                .isZero();
    }

    @Test
    void distinguishesAGarbledListFromOtherPeople() {
        AuthorEvidence garbled = names("Hanouskovb, P., & Taborskz, C.", "Hanouskova:Pavla", "Taborsky:Petr");
        assertThat(garbled.nearlySame() || garbled.level() == AGREES).isTrue();
        AuthorEvidence other = names("Hanouskova, P., & Lindqvist, K.", "Hanouskova:Pavla", "Taborsky:Petr");
        assertThat(other.level()).isEqualTo(CLOSE);
        assertThat(other.nearlySame()).isFalse();
    }

    private static AuthorEvidence names(String list, String... authors) {
        return namesIn(list + REST, authors);
    }

    private static AuthorEvidence namesIn(String line, String... authors) {
        List<PersonName> all = Arrays.stream(authors)
                .map(author -> author.split(":", 2))
                .map(parts -> PersonName.of(parts[0], parts[1]))
                .toList();
        Work work = new Work(
                "urn:a",
                "article-journal",
                "Tides of the northern bays in winter",
                List.of(),
                all,
                List.of("Journal of Marine Research"),
                2015,
                null,
                null,
                null,
                null,
                Identifiers.NONE,
                null,
                List.of(),
                false,
                null);
        return CandidateEvidence.of(PARSER.parse(new ReferenceLine(1, 1, line)), work)
                .authors();
    }
}
