package preflight.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.api.Problem;

/** Takes a key or, in place of one, a token of an issuer. A key comes first: a bad one is refused whatever stands beside it. */
public final class SignInAdmission implements Admission {
    private static final String SCHEME = "bearer ";

    private final ProtectedResource resource;
    private final TokenVerifier tokens;
    private final Admission keys;
    private final Identities identities;

    /** On top of {@code keys}. */
    public SignInAdmission(ProtectedResource resource, Admission keys, Identities identities) {
        this.resource = resource;
        this.tokens = new TokenVerifier(resource);
        this.keys = keys;
        this.identities = identities;
    }

    /** Knows which account somebody who signed in is linked to. */
    public interface Identities {
        /** Decides about a call whose caller signed in. */
        Decision admit(HttpCall call, String issuer, String subject);
    }

    @Override
    public Decision admit(HttpCall call) {
        String token = token(call);
        if (call.header("X-API-Key") != null || token == null) {
            return challenged(keys.admit(call));
        }
        return switch (tokens.verify(token)) {
            case TokenVerifier.Good(var subject) -> identities.admit(call, resource.issuer(), subject);
            case TokenVerifier.Bad _ ->
                refused(401, "The access token is not valid here or has expired. Sign in again.", "invalid_token");
            case TokenVerifier.TooNarrow _ ->
                refused(
                        403,
                        "The sign-in does not permit the tools. Sign in again and allow them.",
                        "insufficient_scope");
            case TokenVerifier.Unknown _ ->
                new Refused(
                        503,
                        AnswerStream.JSON_TYPE,
                        detail(503, "Sign-ins cannot be checked for the moment. Do not sign in again, retry."));
        };
    }

    private static @Nullable String token(HttpCall call) {
        String header = call.headerOr("Authorization", "");
        return header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
                ? header.substring(SCHEME.length()).strip()
                : null;
    }

    /** Tells who has no key that signing in is another way. */
    private Decision challenged(Decision decision) {
        if (decision instanceof Refused(var status, var headers, var body) && status == 401) {
            Map<String, String> more = new HashMap<>(headers);
            more.put("WWW-Authenticate", resource.challenge(""));
            return new Refused(status, more, body);
        }
        return decision;
    }

    private Refused refused(int status, String detail, String error) {
        Map<String, String> headers = new HashMap<>(AnswerStream.JSON_TYPE);
        headers.put("WWW-Authenticate", resource.challenge(error));
        return new Refused(status, headers, detail(status, detail));
    }

    private static String detail(int status, String detail) {
        try {
            return new ObjectMapper().writeValueAsString(new Problem(status, detail));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
