package preflight.console.oidc;

import java.net.URI;

/**
 * What we are to the issuer.
 *
 * @param issuer exactly as it calls itself
 * @param secret empty: a public client, which PKCE alone protects
 * @param callback where the issuer sends people back to
 */
public record OidcClientRegistration(String issuer, String id, String secret, URI callback) {

    /** Without the secret. */
    @Override
    public String toString() {
        return "client %s of %s".formatted(id, issuer);
    }
}
