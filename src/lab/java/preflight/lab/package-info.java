/** Commands that train the shipped models and measure the answers; never part of the product. */
@NullMarked
package preflight.lab;

import org.jspecify.annotations.NullMarked;
