package preflight.gateway.routes;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.check.CheckBranch;
import preflight.check.CheckBranch.DetectionBranch;
import preflight.check.CheckInput;
import preflight.check.CheckOutcome;
import preflight.check.PendingCheck;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailableException;

/** Puts the parts of a full check together, in whatever order they arrive. */
public final class CheckAssembler {
    private final Duration limit;

    /** @param limit how long the parts of a check are waited for */
    public CheckAssembler(Duration limit) {
        this.limit = limit;
    }

    /** A check with every branch still out. */
    public PendingCheck begin(CheckInput input) {
        return new PendingCheck(input, System.nanoTime() + limit.toNanos(), null, null);
    }

    /** Adds a part to those that came home before; {@code soFar} is null for the first. */
    public List<CheckBranch> add(@Nullable List<CheckBranch> soFar, CheckBranch part) {
        List<CheckBranch> parts = soFar == null ? new ArrayList<>() : soFar;
        parts.add(part);
        return parts;
    }

    /**
     * The check when its fan-out has ended.
     *
     * @param parts those that came home, or whatever was there before when none did
     */
    public PendingCheck after(PendingCheck before, Object parts) {
        PendingCheck run = before;
        if (parts instanceof List<?> arrived) {
            for (Object part : arrived) {
                run = run.with((CheckBranch) part);
            }
        }
        return run;
    }

    /** What is known when all parts are home or time is up. */
    public CheckOutcome complete(PendingCheck run) {
        return run.outcome();
    }

    /**
     * The detection of a call that asked for nothing else; {@code body} is no part when it did not come home in time.
     *
     * @throws DetectorUnavailableException when the detection failed or is late: there is no section here to say so
     */
    public Detection alone(Object body) {
        return switch (body) {
            case DetectionBranch(Done<Detection>(var detection)) -> detection;
            case DetectionBranch(Skipped<Detection> skipped) -> Detection.NOTHING_TO_CHECK;
            case DetectionBranch(Failed<Detection>(var reason)) -> throw new DetectorUnavailableException(reason);
            default -> throw new DetectorUnavailableException(PendingCheck.TIMED_OUT);
        };
    }
}
