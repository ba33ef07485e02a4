package preflight.reference.parse;

/**
 * One line of a reference list.
 *
 * @param number position in the list, from 1
 * @param total number of lines of the list
 * @param text as submitted
 */
public record ReferenceLine(int number, int total, String text) {}
