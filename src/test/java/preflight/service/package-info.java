/** The service from outside: real HTTP against a whole gateway on a real PostgreSQL. */
@NullMarked
package preflight.service;

import org.jspecify.annotations.NullMarked;
