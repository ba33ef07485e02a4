package preflight.quality.citation;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.quality.TestSources.WorkBuilder;
import preflight.reference.decide.Verification;

class NamesBeforeYearTest {
    private static final Verification LIST =
            list(WorkBuilder.work().by("Smith", "Jones").in(2019));
    private static final AuthorYearEntry ENTRY =
            AuthorYearEntry.of(LIST.verdicts().getFirst());

    @ParameterizedTest
    @ValueSource(strings = {"Smith and Jones (", "as in Smith et al., ", "(Smith & Jones, ", "Smith and Jones (2017, "})
    void matchesTheAuthorsOfTheEntry(String before) {
        assertThat(matches(before)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Smith (", "Brown and Smith (", "Smith, Jones and Brown (", "Smith and Jones were born; in ", ""
            })
    void matchesNoOtherNames(String before) {
        assertThat(matches(before)).isFalse();
    }

    @Test
    void anEntryHasTheYearsOfItsWorkAndItsText() {
        assertThat(ENTRY.years()).containsExactly(2019);
        assertThat(ENTRY.firstSurname()).containsExactly("smith");
        assertThat(ENTRY.hasYearLetter(2019, "a")).isFalse();
    }

    private static boolean matches(String before) {
        return NamesBeforeYear.of(before + "2019)", before.length()).matches(ENTRY);
    }
}
