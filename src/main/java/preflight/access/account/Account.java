package preflight.access.account;

import java.time.Instant;

/**
 * An account.
 *
 * @param credits the balance, including the credits on hold
 * @param held the part of the balance that is on hold for running calls
 */
public record Account(String id, String name, Plan plan, long credits, long held, Instant createdAt) {}
