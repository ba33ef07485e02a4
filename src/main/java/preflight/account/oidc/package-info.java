/** Signing in with an OpenID Connect issuer. The only part of the settings page that knows the library for it. */
@NullMarked
package preflight.account.oidc;

import org.jspecify.annotations.NullMarked;
