package preflight.detection;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import preflight.detection.model.EmbeddedDetector;
import preflight.text.Manuscript;
import preflight.text.TextSegmenter;

@Tag("slow")
class DetectionSpeedTest {
    private static final int LARGEST = 200_000;
    private static final long MOST_MILLIS = 250;

    @Test
    void readsAndJudgesAManuscriptOfTheLargestSizeInAQuarterOfASecondOfOneProcessor() {
        String both = SampleTexts.PLAIN + "\n\n" + SampleTexts.MACHINE + "\n\n";
        String text = both.repeat(LARGEST / both.length());
        EmbeddedDetector detector = EmbeddedDetector.load();
        TextSegmenter reader = new TextSegmenter();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            long start = threads.getCurrentThreadCpuTime();
            Manuscript manuscript = reader.segment(text);
            assertThat(detector.detect(manuscript.passages()))
                    .hasSize(manuscript.passages().size());
            best = Math.min(best, threads.getCurrentThreadCpuTime() - start);
        }
        assertThat(best / 1_000_000).isLessThan(MOST_MILLIS);
    }
}
