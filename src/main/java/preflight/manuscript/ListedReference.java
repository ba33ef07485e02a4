package preflight.manuscript;

/**
 * An entry of a reference list, without its number or bullet.
 *
 * @param line number of the line where it starts in the file, from 1; 0 in formats without lines
 */
public record ListedReference(String text, int line) {}
