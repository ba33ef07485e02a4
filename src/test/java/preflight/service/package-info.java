/** Black-box tests of a running gateway: real HTTP, a real PostgreSQL. This package has the shared fixtures. */
@NullMarked
package preflight.service;

import org.jspecify.annotations.NullMarked;
