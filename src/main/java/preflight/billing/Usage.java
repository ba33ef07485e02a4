package preflight.billing;

import java.time.LocalDate;

/**
 * The charges of an account for one operation on one day.
 *
 * @param day the day in UTC
 * @param calls the number of charged calls
 */
public record Usage(LocalDate day, String operation, long calls, long credits) {}
