package preflight.access;

import java.util.Locale;

/**
 * What a call presented of itself, before anyone has looked whose it is.
 *
 * @param keyHash the hash of its key, in hexadecimal
 */
public record PresentedCredentials(String keyHash, String requestId, Locale locale) {}
