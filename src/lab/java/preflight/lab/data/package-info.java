/** Reads the labelled data of training and evaluation: lines of JSON, the works that labels refer to, and their titles. */
@NullMarked
package preflight.lab.data;

import org.jspecify.annotations.NullMarked;
