package preflight.work.live;

/** Time that passes when somebody waits, and only then. */
final class VirtualTime implements RequestBudget.Time {
    private long now;

    @Override
    public synchronized long nanos() {
        return now;
    }

    @Override
    public synchronized void pass(long nanos) {
        now += nanos;
    }
}
