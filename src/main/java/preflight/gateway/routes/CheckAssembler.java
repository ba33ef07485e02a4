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

/** Collects the branches of a full check, in any order, for the routes of {@code check.camel.yaml}. */
public final class CheckAssembler {
    private final Duration limit;

    /** @param limit the timeout of the branches */
    public CheckAssembler(Duration limit) {
        this.limit = limit;
    }

    /** A check without results. */
    public PendingCheck begin(CheckInput input) {
        return new PendingCheck(input, System.nanoTime() + limit.toNanos(), null, null);
    }

    /** Adds a branch result to the earlier ones; {@code soFar} is null for the first. */
    public List<CheckBranch> add(@Nullable List<CheckBranch> soFar, CheckBranch part) {
        List<CheckBranch> parts = soFar == null ? new ArrayList<>() : soFar;
        parts.add(part);
        return parts;
    }

    /**
     * The check after a multicast has ended.
     *
     * @param parts the branch results; the previous message body when there was none
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

    /** The result when all branches have ended or timed out. */
    public CheckOutcome complete(PendingCheck run) {
        return run.outcome();
    }

    /**
     * The detection of a request for AI detection alone.
     *
     * @param body the result of the detection branch; anything else when it timed out
     * @throws DetectorUnavailableException when the detection failed or timed out
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
