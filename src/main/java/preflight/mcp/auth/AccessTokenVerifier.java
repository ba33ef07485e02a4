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

/** Verifies access tokens of one issuer for this resource: signature, type, issuer, audience, lifetime, scope. */
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

    /** The result of verifying a token. */
    sealed interface TokenStatus {}

    /** The token is valid; {@code subject} is its claim {@code sub}. */
    record Valid(String subject) implements TokenStatus {}

    /** The signature, lifetime, issuer or audience is wrong. */
    record Invalid() implements TokenStatus {}

    /** The token is valid, but lacks the required scope. */
    record InsufficientScope() implements TokenStatus {}

    /** The keys of the issuer are not available, so the token could not be verified. */
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

    /** The claim {@code scope} is a string (RFC 9068); some issuers use {@code scp}, also as a list. */
    private static List<String> scopes(JWTClaimsSet claims) {
        Object scope = claims.getClaim("scope") == null ? claims.getClaim("scp") : claims.getClaim("scope");
        if (scope instanceof List<?> list) {
            return list.stream().map(String::valueOf).toList();
        }
        return scope == null ? List.of() : Arrays.asList(scope.toString().split(" "));
    }
}
