package preflight.mcp.auth;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.api.Problem;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.protocol.ResponseStream;

/** Takes a key or, in place of one, a token of an issuer. A key comes first: a bad one is refused whatever stands beside it. */
public final class OAuthAuthenticator implements McpAuthenticator {
    private static final String SCHEME = "bearer ";

    private final ProtectedResource resource;
    private final AccessTokenVerifier tokens;
    private final McpAuthenticator keys;
    private final IdentityAuthenticator identities;

    /** On top of {@code keys}. */
    public OAuthAuthenticator(ProtectedResource resource, McpAuthenticator keys, IdentityAuthenticator identities) {
        this.resource = resource;
        this.tokens = new AccessTokenVerifier(resource);
        this.keys = keys;
        this.identities = identities;
    }

    /** Knows which account somebody who signed in is linked to. */
    public interface IdentityAuthenticator {
        /** Decides about a call whose caller signed in. */
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
                refused(401, "The access token is not valid here or has expired. Sign in again.", "invalid_token");
            case AccessTokenVerifier.InsufficientScope _ ->
                refused(
                        403,
                        "The sign-in does not permit the tools. Sign in again and allow them.",
                        "insufficient_scope");
            case AccessTokenVerifier.KeysUnavailable _ ->
                new Rejected(
                        503,
                        ResponseStream.JSON_TYPE,
                        detail(503, "Sign-ins cannot be checked for the moment. Do not sign in again, retry."));
        };
    }

    private static @Nullable String token(McpHttpRequest call) {
        String header = call.headerOr("Authorization", "");
        return header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
                ? header.substring(SCHEME.length()).strip()
                : null;
    }

    /** Tells who has no key that signing in is another way. */
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
