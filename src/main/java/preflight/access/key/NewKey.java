package preflight.access.key;

/** A key just made: the only time its secret is at hand. */
public record NewKey(String id, ApiKey key) {}
