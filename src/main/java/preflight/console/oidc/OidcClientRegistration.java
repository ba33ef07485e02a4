package preflight.console.oidc;

import java.net.URI;

/**
 * The registration of this gateway as a client of an OpenID Connect issuer.
 *
 * @param issuer the issuer identifier, exactly as the issuer writes it
 * @param secret empty for a public client, which only PKCE protects
 * @param callback the redirect URI
 */
public record OidcClientRegistration(String issuer, String id, String secret, URI callback) {

    /** Without the secret. */
    @Override
    public String toString() {
        return "client %s of %s".formatted(id, issuer);
    }
}
