package preflight.gateway;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.check.SectionFactory;
import preflight.detection.DetectionAggregator;
import preflight.detection.Detector;
import preflight.gateway.routes.CheckAssembler;
import preflight.gateway.routes.HttpDetectorAdapter;
import preflight.gateway.routes.IndexChainAdapter;
import preflight.quality.SourceQualityCheck;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.lookup.IndexChain;
import preflight.reference.parse.ReferenceParser;
import preflight.text.TextSegmenter;

/** The beans of the checks: reference look-up, detection, source quality and the full check. */
final class CheckBeans implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CheckBeans.class);

    private final Map<String, Object> byName = new LinkedHashMap<>();
    private final List<AutoCloseable> open = new ArrayList<>();

    private CheckBeans() {}

    /**
     * Opens the detectors.
     *
     * @throws UncheckedIOException when the model folder of a detector is not usable
     */
    static CheckBeans open(Settings settings) {
        CheckBeans beans = new CheckBeans();
        try {
            beans.bind(settings);
            return beans;
        } catch (RuntimeException e) {
            beans.close();
            throw e;
        }
    }

    private void bind(Settings settings) {
        byName.put(
                "indexChainAdapter",
                new IndexChainAdapter(new IndexChain(
                        settings.indexSources(),
                        new ReferenceParser(),
                        new ReferenceMatcher(),
                        settings.fanOutTimeout())));
        byName.put("textSegmenter", new TextSegmenter());
        // Bound even when unused, because every route resolves its beans at start.
        byName.put("detector", opened(settings.detector()));
        byName.put("shadowDetector", opened(settings.shadowDetector()));
        byName.put("httpDetectorAdapter", new HttpDetectorAdapter());
        byName.put("detectionAggregator", new DetectionAggregator());
        byName.put(
                "sourceQualityCheck",
                new SourceQualityCheck(settings.number("preflight.quality.low-citation-threshold"), Clock.systemUTC()));
        byName.put("sectionFactory", new SectionFactory());
        byName.put("checkAssembler", new CheckAssembler(settings.fanOutTimeout()));
    }

    private Detector opened(DetectorChoice choice) {
        try {
            Detector detector = choice.open().orElse(Detector.ABSENT);
            if (detector instanceof AutoCloseable closeable) {
                open.add(closeable);
            }
            return detector;
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    /** All beans by the name that the routes use. */
    Map<String, Object> byName() {
        return byName;
    }

    @Override
    public void close() {
        for (AutoCloseable detector : open) {
            try {
                detector.close();
            } catch (Exception e) {
                LOG.warn("Closing a detector failed: {}", e.toString());
            }
        }
    }
}
