/** Reads the data files of training and evaluation. */
@NullMarked
package preflight.lab.data;

import org.jspecify.annotations.NullMarked;
