/** Request records of the API: reading, validation and pricing. */
@NullMarked
package preflight.api.request;

import org.jspecify.annotations.NullMarked;
