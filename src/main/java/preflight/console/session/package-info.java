/** Sessions, sign-in links and CSRF protection. */
@NullMarked
package preflight.console.session;

import org.jspecify.annotations.NullMarked;
