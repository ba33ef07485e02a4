package preflight.billing;

import java.time.LocalDate;

/**
 * What an account was charged for one operation on one day.
 *
 * @param day in UTC
 * @param calls those that cost something
 */
public record Usage(LocalDate day, String operation, long calls, long credits) {}
