package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.main.Main;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import preflight.check.CheckBranch;
import preflight.check.CheckInput;
import preflight.check.CheckOutcome;
import preflight.check.PendingCheck;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.check.SectionFactory;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailableException;
import preflight.quality.QualityInput;
import preflight.quality.SourceQuality;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.reference.lookup.LookupFailed;
import preflight.reference.parse.ReferenceLine;
import preflight.text.Manuscript;

/** The routes of the full check, run in Camel with the checks themselves replaced. */
class CheckRoutesTest {
    /** Marks tests in which time runs out. */
    private static final String LATE = "late";

    private static final String TEXT = "\"DNA is a double helix [1].\"";
    private static final ReferenceLine LINE = new ReferenceLine(1, 1, "Watson & Crick 1953");
    private static final CheckInput BOTH = new CheckInput(TEXT, List.of(LINE));
    private static final Detection SAFE = new Detection(Detection.OverallVerdict.SAFE, 1, 0, List.of());
    private static final SourceQuality QUALITY = new SourceQuality(1, List.of());

    private final Main main = new Main();
    private LosingAssembler assembler = new LosingAssembler(Duration.ofMinutes(1));
    private final CountDownLatch never = new CountDownLatch(1);
    private final AtomicInteger examinations = new AtomicInteger();
    private Fake<List<ReferenceLine>, Verification> verify = lines -> verified(Status.VERIFIED);
    private Fake<QualityInput, SourceQuality> examine = input -> QUALITY;
    private Fake<Manuscript, Detection> judge = manuscript -> SAFE;

    /** A check that may fail in any way. */
    interface Fake<I, O> {
        O answer(I input) throws Exception;
    }

    /** An assembler whose fan-out can be told to end short, as Camel's does when both branches race. */
    public static final class LosingAssembler {
        private final AtomicBoolean loses = new AtomicBoolean();
        private final CheckAssembler assembler;

        LosingAssembler(Duration limit) {
            assembler = new CheckAssembler(limit);
        }

        public PendingCheck begin(CheckInput input) {
            return assembler.begin(input);
        }

        /** Loses the second part if that is wanted. */
        public List<CheckBranch> add(@Nullable List<CheckBranch> soFar, CheckBranch part) {
            return soFar != null && loses.getAndSet(false) ? soFar : assembler.add(soFar, part);
        }

        public PendingCheck after(PendingCheck before, Object parts) {
            return assembler.after(before, parts);
        }

        public CheckOutcome complete(PendingCheck run) {
            return assembler.complete(run);
        }

        public Detection alone(Object body) {
            return assembler.alone(body);
        }
    }

    /** Replaces the text segmenter. */
    public static final class FakeTextSegmenter {
        /** Keeps the text whole. */
        public Manuscript segment(String text) {
            return new Manuscript(text, List.of());
        }
    }

    /** Stands in for the detection; a bean, as the real one is. */
    public final class FakeDetection {
        /** Whatever the test says. */
        public Detection judge(Manuscript manuscript) throws Exception {
            return judge.answer(manuscript);
        }
    }

    @BeforeEach
    void start(TestInfo test) {
        main.addOverrideProperty(
                "camel.main.routes-include-pattern",
                "classpath:routes/check-*.camel.yaml,classpath:routes/errors-inner.camel.yaml");
        main.addOverrideProperty("camel.component.direct.block", "false");
        main.addOverrideProperty("camel.main.shutdown-timeout", "1");
        Duration limit = Duration.ofSeconds(test.getTags().contains(LATE) ? 1 : 60);
        main.addOverrideProperty("preflight.fan-out-ms", Long.toString(limit.toMillis()));
        assembler = new LosingAssembler(limit);
        main.bind("virtualThreads", Executors.newVirtualThreadPerTaskExecutor());
        main.bind("checkAssembler", assembler);
        main.bind("sectionFactory", new SectionFactory());
        main.bind("textSegmenter", new FakeTextSegmenter());
        main.configure().addRoutesBuilder(new RouteBuilder() {
            @Override
            @SuppressWarnings("unchecked")
            public void configure() {
                errorHandler(noErrorHandler());
                from("direct:reference-verify")
                        .process(e -> e.getMessage()
                                .setBody(verify.answer(e.getMessage().getBody(List.class))));
                from("direct:quality-examine").process(e -> {
                    examinations.incrementAndGet();
                    e.getMessage().setBody(examine.answer(e.getMessage().getBody(QualityInput.class)));
                });
                from("direct:detection-run")
                        .process(e -> e.getMessage()
                                .setBody(judge.answer(e.getMessage().getBody(Manuscript.class))));
            }
        });
        main.start();
        // The first call loads classes, which takes longer than the tests that let time run out can wait.
        run(BOTH);
        examinations.set(0);
    }

    @AfterEach
    void stop() {
        never.countDown();
        main.stop();
    }

    @Test
    void bringsEverySectionHome() {
        CheckOutcome outcome = run(BOTH);

        assertThat(outcome)
                .isEqualTo(
                        new CheckOutcome(new Done<>(verified(Status.VERIFIED)), new Done<>(SAFE), new Done<>(QUALITY)));
    }

    @Test
    void sendsAgainForABranchThatAFanOutLost() {
        assembler.loses.set(true);

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome)
                .isEqualTo(
                        new CheckOutcome(new Done<>(verified(Status.VERIFIED)), new Done<>(SAFE), new Done<>(QUALITY)));
        assertThat(assembler.loses).isFalse();
    }

    @Test
    void handsTheTextOnUnchanged() {
        judge = manuscript -> {
            assertThat(manuscript.text()).isEqualTo(TEXT);
            return SAFE;
        };
        examine = input -> {
            assertThat(input.text()).isEqualTo(TEXT);
            assertThat(input.verification()).isEqualTo(verified(Status.VERIFIED));
            return QUALITY;
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.aiDetection()).isEqualTo(new Done<>(SAFE));
        assertThat(outcome.sourceQuality()).isEqualTo(new Done<>(QUALITY));
    }

    @Test
    void keepsTheReferencesWhenTheDetectorFails() {
        judge = manuscript -> {
            throw new DetectorUnavailableException("The detection service did not respond.");
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.aiDetection()).isEqualTo(new Failed<>("The detection service did not respond."));
        assertThat(outcome.citations()).isInstanceOf(Done.class);
        assertThat(outcome.sourceQuality()).isInstanceOf(Done.class);
    }

    @Test
    void failsSourceQualityTogetherWithTheReferences() {
        verify = lines -> {
            throw new LookupFailed("The scholarly index did not respond.");
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.citations()).isEqualTo(new Failed<>("The scholarly index did not respond."));
        assertThat(outcome.sourceQuality()).isEqualTo(new Failed<>(SectionFactory.NOT_VERIFIED));
        assertThat(outcome.aiDetection()).isEqualTo(new Done<>(SAFE));
        assertThat(examinations).hasValue(0);
    }

    @Test
    void keepsTheVerdictsWhenOnlyTheExaminationFails() {
        examine = input -> {
            throw new IllegalStateException("internal: " + input.text());
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.citations()).isEqualTo(new Done<>(verified(Status.VERIFIED)));
        assertThat(outcome.sourceQuality()).isEqualTo(new Failed<>(SectionFactory.FAULT));
    }

    @Test
    @Tag(LATE)
    void neverReadsAnErrorOfTheVirtualMachineAsClean() {
        judge = manuscript -> {
            throw new StackOverflowError();
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.aiDetection()).isInstanceOf(Failed.class);
        assertThat(outcome.citations()).isInstanceOf(Done.class);
    }

    @Test
    @Tag(LATE)
    void answersInTimeWithoutALateDetector() {
        judge = manuscript -> {
            never.await();
            return SAFE;
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.aiDetection()).isEqualTo(new Failed<>(PendingCheck.TIMED_OUT));
        assertThat(outcome.citations()).isInstanceOf(Done.class);
        assertThat(outcome.sourceQuality()).isInstanceOf(Done.class);
    }

    @Test
    @Tag(LATE)
    void answersInTimeWithoutLateReferences() {
        verify = lines -> {
            never.await();
            return verified(Status.VERIFIED);
        };

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome)
                .isEqualTo(new CheckOutcome(
                        new Failed<>(PendingCheck.TIMED_OUT), new Done<>(SAFE), new Failed<>(PendingCheck.TIMED_OUT)));
    }

    @Test
    @Tag(LATE)
    void failsEverySectionWhenNothingIsHomeInTime() {
        verify = lines -> {
            never.await();
            return verified(Status.VERIFIED);
        };
        judge = manuscript -> {
            never.await();
            return SAFE;
        };

        assertThat(run(BOTH))
                .isEqualTo(new CheckOutcome(
                        new Failed<>(PendingCheck.TIMED_OUT),
                        new Failed<>(PendingCheck.TIMED_OUT),
                        new Failed<>(PendingCheck.TIMED_OUT)));
    }

    @Test
    void skipsEverySectionOfAnEmptyRequest() {
        assertThat(run(new CheckInput("", List.of())))
                .isEqualTo(new CheckOutcome(
                        new Skipped<>(SectionFactory.NO_REFERENCES),
                        new Skipped<>(SectionFactory.NO_TEXT),
                        new Skipped<>(SectionFactory.NO_TEXT)));
    }

    @Test
    void skipsWhatNeedsTextWhenThereIsNone() {
        CheckOutcome outcome = run(new CheckInput("", List.of(LINE)));

        assertThat(outcome)
                .isEqualTo(new CheckOutcome(
                        new Done<>(verified(Status.VERIFIED)),
                        new Skipped<>(SectionFactory.NO_TEXT),
                        new Skipped<>(SectionFactory.NO_TEXT)));
        assertThat(examinations).hasValue(0);
    }

    @Test
    void skipsWhatNeedsReferencesWhenThereAreNone() {
        assertThat(run(new CheckInput(TEXT, List.of())))
                .isEqualTo(new CheckOutcome(
                        new Skipped<>(SectionFactory.NO_REFERENCES),
                        new Done<>(SAFE),
                        new Skipped<>(SectionFactory.NO_REFERENCES)));
    }

    @Test
    void skipsSourceQualityWhenNoReferenceWasVerified() {
        verify = lines -> verified(Status.OFF_INDEX);

        CheckOutcome outcome = run(BOTH);

        assertThat(outcome.citations()).isEqualTo(new Done<>(verified(Status.OFF_INDEX)));
        assertThat(outcome.sourceQuality()).isEqualTo(new Skipped<>(SectionFactory.NONE_VERIFIED));
        assertThat(examinations).hasValue(0);
    }

    private CheckOutcome run(CheckInput input) {
        return main.getCamelContext()
                .createProducerTemplate()
                .requestBody("direct:check-run", input, CheckOutcome.class);
    }

    private static Verification verified(Status status) {
        return new Verification(List.of(new ReferenceVerdict(LINE, status, Basis.NONE, null, null, null)));
    }
}
