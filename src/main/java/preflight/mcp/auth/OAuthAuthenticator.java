package preflight.mcp.auth;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.api.Problem;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.protocol.ResponseStream;

/**
 * Authenticates by API key or, without one, by an OAuth access token. A key takes precedence: an invalid key is rejected even
 * if there is a valid token.
 */
public final class OAuthAuthenticator implements McpAuthenticator {
    private static final String SCHEME = "bearer ";

    private final ProtectedResource resource;
    private final AccessTokenVerifier tokens;
    private final McpAuthenticator keys;
    private final IdentityAuthenticator identities;

    /** @param keys authenticates requests with an API key */
    public OAuthAuthenticator(ProtectedResource resource, McpAuthenticator keys, IdentityAuthenticator identities) {
        this.resource = resource;
        this.tokens = new AccessTokenVerifier(resource);
        this.keys = keys;
        this.identities = identities;
    }

    /** Finds the account that an identity is linked to. */
    public interface IdentityAuthenticator {
        /** Authenticates a request with a valid access token. */
        Decision authenticate(McpHttpRequest call, String issuer, String subject);
    }

    @Override
    public Decision authenticate(McpHttpRequest call) {
        String token = token(call);
        if (call.header("X-API-Key") != null || token == null) {
            return withChallenge(keys.authenticate(call));
        }
        return switch (tokens.verify(token)) {
            case AccessTokenVerifier.Valid(var subject) -> identities.authenticate(call, resource.issuer(), subject);
            case AccessTokenVerifier.Invalid _ ->
                refused(401, "The access token is invalid or has expired. Sign in again.", "invalid_token");
            case AccessTokenVerifier.InsufficientScope _ ->
                refused(
                        403,
                        "The access token does not include the required scope. Sign in again and allow access to the tools.",
                        "insufficient_scope");
            case AccessTokenVerifier.KeysUnavailable _ ->
                new Rejected(
                        503,
                        ResponseStream.JSON_TYPE,
                        detail(
                                503,
                                "Access tokens cannot be verified at the moment. Retry shortly; signing in again does not help."));
        };
    }

    private static @Nullable String token(McpHttpRequest call) {
        String header = call.headerOr("Authorization", "");
        return header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
                ? header.substring(SCHEME.length()).strip()
                : null;
    }

    /** Adds the challenge that tells a client without a key how to sign in. */
    private Decision withChallenge(Decision decision) {
        if (decision instanceof Rejected(var status, var headers, var body) && status == 401) {
            Map<String, String> more = new HashMap<>(headers);
            more.put("WWW-Authenticate", resource.challenge(""));
            return new Rejected(status, more, body);
        }
        return decision;
    }

    private Rejected refused(int status, String detail, String error) {
        Map<String, String> headers = new HashMap<>(ResponseStream.JSON_TYPE);
        headers.put("WWW-Authenticate", resource.challenge(error));
        return new Rejected(status, headers, detail(status, detail));
    }

    private static String detail(int status, String detail) {
        try {
            return new ObjectMapper().writeValueAsString(new Problem(status, detail));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
