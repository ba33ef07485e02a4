package preflight.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import opennlp.tools.langdetect.Language;
import opennlp.tools.langdetect.LanguageDetector;
import opennlp.tools.langdetect.LanguageDetectorME;
import opennlp.tools.langdetect.LanguageDetectorModel;

/** Identifies the language of a passage. Safe for concurrent use. */
public final class LanguageIdentifier {
    /** The result when no language is clearly the most likely one. */
    public static final String UNDETERMINED = "und";

    private static final String MODEL = "/langdetect-183.bin";
    /** Characters that are examined. More do not change the result, and the detector is the slowest step of segmentation. */
    private static final int SAMPLE_LENGTH = 400;
    /** Share of English function words that only English prose reaches; other languages stay below .1. */
    private static final double MIN_FUNCTION_WORD_SHARE = .20;
    /** Below this confidence the detector is guessing among its 103 languages. */
    private static final double MIN_CONFIDENCE = .02;

    private static final Set<String> ENGLISH = Set.of(
            "the", "of", "and", "to", "is", "that", "with", "was", "for", "by", "are", "from", "this", "which", "were",
            "it", "be", "have", "has", "not", "we", "our", "been", "their", "these", "they", "or", "but", "his", "her",
            "you", "your", "at", "on");

    private static final Map<String, String> SHORT_CODES = Arrays.stream(Locale.getISOLanguages())
            .collect(Collectors.toMap(
                    code -> Locale.of(code).getISO3Language(), code -> code, (first, second) -> first));

    /** Loaded only when a text is not clearly English: the model takes memory and a second to load. */
    private static final class Model {
        static final LanguageDetector DETECTOR = load();

        private static LanguageDetector load() {
            try (InputStream in = LanguageIdentifier.class.getResourceAsStream(MODEL)) {
                return new LanguageDetectorME(
                        new LanguageDetectorModel(Objects.requireNonNull(in, MODEL + " is not on the class path")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** ISO 639-1 code (or 639-3 where there is none), or {@link #UNDETERMINED}. */
    public String identify(String text) {
        String sample = Confusables.plain(sample(text));
        if (isPlainEnglish(sample)) {
            return "en";
        }
        if (sample.codePoints().noneMatch(Character::isLetter)) {
            return UNDETERMINED;
        }
        Language best;
        synchronized (Model.DETECTOR) {
            best = Model.DETECTOR.predictLanguage(sample);
        }
        return best.getConfidence() < MIN_CONFIDENCE ? UNDETERMINED : shortCode(best.getLang());
    }

    /** The middle of the text, because beginnings often have names and headings. */
    private static String sample(String text) {
        if (text.length() <= SAMPLE_LENGTH) {
            return text;
        }
        int start = (text.length() - SAMPLE_LENGTH) / 2;
        return text.substring(start, start + SAMPLE_LENGTH);
    }

    private static boolean isPlainEnglish(String sample) {
        StringTokenizer words = new StringTokenizer(sample, " \t\r\n\f,.;:()[]\"“”‘’'");
        int all = words.countTokens();
        int english = 0;
        while (words.hasMoreTokens()) {
            if (ENGLISH.contains(words.nextToken().toLowerCase(Locale.ROOT))) {
                english++;
            }
        }
        return all >= 20 && english >= all * MIN_FUNCTION_WORD_SHARE;
    }

    private static String shortCode(String iso3) {
        if (iso3.equals("cmn")) {
            return "zh";
        }
        return SHORT_CODES.getOrDefault(iso3, iso3);
    }
}
