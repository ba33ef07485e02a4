/** Sign-in with an OpenID Connect provider. */
@NullMarked
package preflight.console.oidc;

import org.jspecify.annotations.NullMarked;
