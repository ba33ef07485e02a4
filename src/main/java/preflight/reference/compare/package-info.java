/** Compares a parsed reference with a candidate work: one class per kind of evidence. */
@NullMarked
package preflight.reference.compare;

import org.jspecify.annotations.NullMarked;
