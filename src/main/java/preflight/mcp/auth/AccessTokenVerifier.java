package preflight.mcp.auth;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import java.text.ParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Takes access tokens of one issuer, made out to us: signature, type, issuer, audience, lifetime, scope. */
final class AccessTokenVerifier {
    private static final Set<JWSAlgorithm> ALGORITHMS =
            Set.of(JWSAlgorithm.RS256, JWSAlgorithm.PS256, JWSAlgorithm.ES256);
    private static final DefaultJOSEObjectTypeVerifier<SecurityContext> TYPES =
            new DefaultJOSEObjectTypeVerifier<>(new JOSEObjectType("at+jwt"), JOSEObjectType.JWT);

    private final ProtectedResource resource;
    private final DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();

    AccessTokenVerifier(ProtectedResource resource) {
        this.resource = resource;
        processor.setJWSTypeVerifier(TYPES);
        processor.setJWSKeySelector(new JWSVerificationKeySelector<>(ALGORITHMS, keys(resource)));
        processor.setJWTClaimsSetVerifier(new DefaultJWTClaimsVerifier<>(
                resource.resource(),
                new JWTClaimsSet.Builder().issuer(resource.issuer()).build(),
                Set.of("exp", "sub")));
    }

    private static JWKSource<SecurityContext> keys(ProtectedResource resource) {
        return resource.keys() == null
                ? new IssuerKeySource(resource.issuer())
                : IssuerKeySource.ofAddress(resource.keys());
    }

    /** What a token turned out to be. */
    sealed interface TokenStatus {}

    /** Good for the one its issuer calls {@code subject}. */
    record Valid(String subject) implements TokenStatus {}

    /** Forged, expired, or made out to somebody else. */
    record Invalid() implements TokenStatus {}

    /** Good, but it does not permit our tools. */
    record InsufficientScope() implements TokenStatus {}

    /** The keys of the issuer could not be had: says nothing about the token. */
    record KeysUnavailable() implements TokenStatus {}

    TokenStatus verify(String token) {
        try {
            JWTClaimsSet claims = processor.process(token, null);
            return scopes(claims).contains(resource.scope()) ? new Valid(claims.getSubject()) : new InsufficientScope();
        } catch (KeySourceException e) {
            return new KeysUnavailable();
        } catch (ParseException | BadJOSEException | JOSEException e) {
            return new Invalid();
        }
    }

    /** {@code scope} is a string (RFC 9068), some issuers write {@code scp}, also as a list. */
    private static List<String> scopes(JWTClaimsSet claims) {
        Object scope = claims.getClaim("scope") == null ? claims.getClaim("scp") : claims.getClaim("scope");
        if (scope instanceof List<?> list) {
            return list.stream().map(String::valueOf).toList();
        }
        return scope == null ? List.of() : Arrays.asList(scope.toString().split(" "));
    }
}
