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

/** Assembles the branches of a full check, in any order of arrival, as check.camel.yaml calls it. */
public final class CheckAssembler {
    private final Duration limit;

    /** Creates an assembler; {@code limit} is the timeout of the branches. */
    public CheckAssembler(Duration limit) {
        this.limit = limit;
    }

    /** A check whose branches have not arrived. */
    public PendingCheck begin(CheckInput input) {
        return new PendingCheck(input, System.nanoTime() + limit.toNanos(), null, null);
    }

    /** Collects the branches of a multicast; {@code soFar} is null for the first. */
    public List<CheckBranch> add(@Nullable List<CheckBranch> soFar, CheckBranch part) {
        List<CheckBranch> parts = soFar == null ? new ArrayList<>() : soFar;
        parts.add(part);
        return parts;
    }

    /**
     * The check after its multicast has ended.
     *
     * @param parts the branches that arrived; any other body when none did
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

    /** The outcome when all branches have arrived or time is up. */
    public CheckOutcome complete(PendingCheck run) {
        return run.outcome();
    }

    /**
     * The detection of a call without other sections; {@code body} is no branch when the detection timed out.
     *
     * @throws DetectorUnavailableException when the detection failed or is late: this call has no failed section to report it in
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
