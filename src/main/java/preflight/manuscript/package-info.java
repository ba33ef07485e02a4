/**
 * Reading manuscript files. This package has the port: formats, the content of a file, notes for its author. The rooms below
 * have a reader for each format; {@code list} finds reference lists in lines of text and splits them.
 */
@NullMarked
package preflight.manuscript;

import org.jspecify.annotations.NullMarked;
