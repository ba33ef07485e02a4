package preflight.access;

import java.util.Locale;

/**
 * The credentials of a call before they are authenticated.
 *
 * @param keyHash the hash of the API key, in hexadecimal
 */
public record PresentedCredentials(String keyHash, String requestId, Locale locale) {}
