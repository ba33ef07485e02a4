package preflight.access.key;

/** A key that was just created. Only now the key itself is available. */
public record NewKey(String id, ApiKey key) {}
