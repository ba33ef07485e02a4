package preflight.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import preflight.detection.model.EmbeddedDetector;
import preflight.text.TextSegmenter;

/**
 * Measures the processor time to segment a text of the largest size and to run the embedded detector on it, on one thread. It
 * covers prose and texts that are built to be slow; the median of several runs counts.
 */
@Command(name = "detection")
public final class DetectionBench implements Callable<Integer> {
    private static final int MAX_CHARACTERS = 200_000;
    private static final String PROSE = """
            The counts for the first fortnight are low because the traps were late. We repeated the survey in May and in June, and \
            the totals then agreed with those of the year before within the error that we had expected from the weather alone.

            """;

    @Option(names = "--text", description = "a text file to repeat up to 200,000 characters (default: a built-in paragraph)")
    private @Nullable Path text;

    @Option(names = "--runs", description = "default ${DEFAULT-VALUE}")
    private int runs = 20;

    private final EmbeddedDetector detector = EmbeddedDetector.load();
    private final TextSegmenter segmenter = new TextSegmenter();
    private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Runs the bench. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new DetectionBench()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("prose", filled(text == null ? PROSE : Files.readString(text) + "\n\n"));
        texts.put("one paragraph without a full stop", filled("the river stood high and the paths were closed "));
        texts.put("one word per line", filled("word\n"));
        texts.put("one letter per paragraph", filled("a\n\n"));
        texts.put("full stops", filled(". "));
        texts.put("one word", filled("a"));
        texts.put("combining marks", filled("\u0301"));
        texts.put("invisible characters", filled("\u200B\u2060\u200D"));
        texts.put("base64", Base64.getMimeEncoder().encodeToString(noise()));
        System.out.println("| text of 200,000 characters | processor time |");
        System.out.println("|---|---|");
        texts.forEach((name, content) -> System.out.printf(Locale.ROOT, "| %s | %.0f ms |%n", name, millis(content)));
        return 0;
    }

    private double millis(String content) {
        long[] took = new long[runs];
        for (int i = 0; i < runs; i++) {
            long start = thread.getCurrentThreadCpuTime();
            detector.detect(segmenter.segment(content).passages());
            took[i] = thread.getCurrentThreadCpuTime() - start;
        }
        Arrays.sort(took);
        return took[runs / 2] / 1e6;
    }

    private static String filled(String piece) {
        return piece.repeat(Math.max(1, MAX_CHARACTERS / piece.length()));
    }

    private static byte[] noise() {
        byte[] noise = new byte[MAX_CHARACTERS / 2];
        new Random(7).nextBytes(noise);
        return noise;
    }
}
