/** Tests with stubs of the live indexes. */
@NullMarked
package preflight.service.index;

import org.jspecify.annotations.NullMarked;
