package preflight.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeyTest {
    private static final Pepper PEPPER = Pepper.of("a pepper of this test only", Path.of("unused"));

    @Test
    void hasAFixedPrefix256RandomBitsAndAChecksum() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            String key = ApiKey.generate().reveal();
            assertThat(key).matches("pf_live_[0-9A-Za-z]{49}");
            assertThat(seen.add(key)).isTrue();
        }
    }

    @Test
    void carriesTheCrc32OfItsRandomPart() {
        String key = ApiKey.generate().reveal();
        CRC32 crc = new CRC32();
        crc.update(key.substring(8, 51).getBytes(StandardCharsets.US_ASCII));

        long carried = 0;
        for (char digit : key.substring(51).toCharArray()) {
            carried = carried * 62 + Base62.DIGITS.indexOf(digit);
        }

        assertThat(carried).isEqualTo(crc.getValue());
    }

    @Test
    void isReadBackAsItWasMade() {
        ApiKey key = ApiKey.generate();

        assertThat(ApiKey.parse(key.reveal())).hasValueSatisfying(parsed -> {
            assertThat(parsed.reveal()).isEqualTo(key.reveal());
            assertThat(parsed.hash(PEPPER)).isEqualTo(key.hash(PEPPER));
        });
    }

    @Test
    void isNotReadWithAnySingleCharacterMistyped() {
        String key = ApiKey.generate().reveal();
        for (int i = 0; i < key.length(); i++) {
            char other = key.charAt(i) == 'x' ? 'y' : 'x';
            String mistyped = key.substring(0, i) + other + key.substring(i + 1);
            assertThat(ApiKey.parse(mistyped)).as(mistyped).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pf_live_", "null", "pf_live_0000000000000000000000000000000000000000000000000\n"})
    void isNotReadFromAnythingElse(String text) {
        assertThat(ApiKey.parse(text)).isEmpty();
        assertThat(ApiKey.parse(null)).isEmpty();
    }

    @Test
    void hashesDifferentlyUnderAnotherPepper() {
        ApiKey key = ApiKey.generate();

        assertThat(key.hash(PEPPER))
                .matches("[0-9a-f]{64}")
                .isNotEqualTo(key.hash(Pepper.of("quite another pepper", Path.of("unused"))));
    }

    @Test
    void isNotGivenAwayByALog() {
        ApiKey key = ApiKey.generate();

        assertThat(key.toString()).endsWith(key.hint()).hasSizeLessThan(20);
        assertThat(key.hint()).hasSize(4).isEqualTo(key.reveal().substring(53));
    }
}
