package preflight.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.check.CheckPart.Prose;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailable;

/** Puts the parts of a full check together, in whatever order they arrive. */
public final class Assembler {
    private final Duration limit;

    /** @param limit how long the parts of a check are waited for */
    public Assembler(Duration limit) {
        this.limit = limit;
    }

    /** A check with every branch still out. */
    public CheckRun begin(CheckInput input) {
        return new CheckRun(input, System.nanoTime() + limit.toNanos(), null, null);
    }

    /** Adds a part to those that came home before; {@code soFar} is null for the first. */
    public List<CheckPart> add(@Nullable List<CheckPart> soFar, CheckPart part) {
        List<CheckPart> parts = soFar == null ? new ArrayList<>() : soFar;
        parts.add(part);
        return parts;
    }

    /**
     * The check when its fan-out has ended.
     *
     * @param parts those that came home, or whatever was there before when none did
     */
    public CheckRun after(CheckRun before, Object parts) {
        CheckRun run = before;
        if (parts instanceof List<?> arrived) {
            for (Object part : arrived) {
                run = run.with((CheckPart) part);
            }
        }
        return run;
    }

    /** What is known when all parts are home or time is up. */
    public CheckOutcome complete(CheckRun run) {
        return run.outcome();
    }

    /**
     * The detection of a call that asked for nothing else; {@code body} is no part when it did not come home in time.
     *
     * @throws DetectorUnavailable when the detection failed or is late: there is no section here to say so
     */
    public Detection alone(Object body) {
        return switch (body) {
            case Prose(Done<Detection>(var detection)) -> detection;
            case Prose(Skipped<Detection> skipped) -> Detection.NOTHING;
            case Prose(Failed<Detection>(var reason)) -> throw new DetectorUnavailable(reason);
            default -> throw new DetectorUnavailable(CheckRun.LATE);
        };
    }
}
