package preflight.reference.parse;

/**
 * One line of a reference list, with its place in it.
 *
 * @param number from 1
 * @param total how many lines the list has
 * @param text as submitted
 */
public record ReferenceLine(int number, int total, String text) {}
