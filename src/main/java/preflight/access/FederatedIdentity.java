package preflight.access;

import java.util.Locale;

/**
 * Who signed in with an issuer of tokens, before anyone has looked whose account that is.
 *
 * @param subject how the issuer names them
 */
public record FederatedIdentity(String issuer, String subject, String requestId, Locale locale) {}
