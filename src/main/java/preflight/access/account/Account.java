package preflight.access.account;

import java.time.Instant;

/**
 * An account.
 *
 * @param credits the balance, what is on hold included
 * @param held the part of the balance on hold for running calls
 */
public record Account(String id, String name, Plan plan, long credits, long held, Instant createdAt) {}
