package preflight.access;

import java.util.Locale;

/**
 * A user who signed in with a token issuer, before the linked account is known.
 *
 * @param subject the identifier of the user at the issuer
 */
public record FederatedIdentity(String issuer, String subject, String requestId, Locale locale) {}
