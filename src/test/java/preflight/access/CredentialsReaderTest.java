package preflight.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.access.key.ApiKey;
import preflight.access.key.Pepper;

class CredentialsReaderTest {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    private final CredentialsReader reader = new CredentialsReader(PEPPER, List.of("en", "de", "fr"));
    private final ApiKey key = ApiKey.generate();

    @Test
    void readsTheHashOfTheKeyNotTheKey() {
        PresentedCredentials presented = reader.read(" " + key.reveal() + " ", "request-1", "fr");

        assertThat(presented).isEqualTo(new PresentedCredentials(key.hash(PEPPER), "request-1", Locale.FRENCH));
        assertThat(presented.toString()).doesNotContain(key.reveal());
    }

    @Test
    void rejectsAMissingAndAMistypedKeyEachWithItsReason() {
        assertThatThrownBy(() -> reader.read(null, null, null)).hasMessageContaining("X-API-Key header is missing");
        assertThatThrownBy(() -> reader.read(" ", null, null)).hasMessageContaining("X-API-Key header is missing");
        assertThatThrownBy(() -> reader.read("pf_live_x", null, null)).hasMessageContaining("mistyped");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "absent",
            value = {
                "absent, en",
                "'', en",
                "*, en",
                "'de-CH,de;q=0.9,en;q=0.5', de-CH",
                "'en;q=0.1, ko', en",
                "'nl, en;q=0.5', en",
                "'nl, fr;q=0.5, de;q=0.9', de",
                "'nl, *;q=0.1', en",
                "'en;q=0, ko', ko",
                "'ko, nl;q=0.3', ko",
                "';;;', en",
                "'../../etc', en"
            })
    void takesTheMostWantedLanguageThereAreTextsIn(@Nullable String header, String language) {
        assertThat(reader.read(key.reveal(), null, header).locale()).isEqualTo(Locale.forLanguageTag(language));
    }

    @Test
    void makesARequestIdUnlessTheCallersIsFitForALogLine() {
        assertThat(reader.read(key.reveal(), "a.b-c_9", null).requestId()).isEqualTo("a.b-c_9");
        String longest = "trace:" + "x".repeat(122);
        assertThat(reader.read(key.reveal(), longest, null).requestId()).isEqualTo(longest);
        assertThat(reader.read(key.reveal(), "two\nlines", null).requestId()).matches("[0-9a-f-]{36}");
        assertThat(reader.read(key.reveal(), "x".repeat(129), null).requestId()).matches("[0-9a-f-]{36}");
        assertThat(reader.read(key.reveal(), null, null).requestId()).matches("[0-9a-f-]{36}");
    }
}
