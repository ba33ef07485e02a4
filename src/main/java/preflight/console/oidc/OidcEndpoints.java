package preflight.console.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.MalformedURLException;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.console.session.IdentityProvider.Unavailable;
import preflight.console.web.ConsoleRefusal;

/** The requests of the gateway to the issuer: its metadata, its keys, and an ID token for a code. */
final class OidcEndpoints {
    private static final int TIMEOUT_MS = 5000;
    private static final int MAX_KEY_SET_BYTES = 500_000;
    private static final Set<JWSAlgorithm> ALGORITHMS =
            Set.of(JWSAlgorithm.RS256, JWSAlgorithm.PS256, JWSAlgorithm.ES256);

    private final OidcClientRegistration client;
    private @Nullable OIDCProviderMetadata metadata;
    private @Nullable IDTokenValidator validator;

    OidcEndpoints(OidcClientRegistration client) {
        this.client = client;
    }

    /** The metadata of the issuer. It is requested until the issuer answers once. */
    synchronized OIDCProviderMetadata metadata() {
        if (metadata == null) {
            try {
                metadata = OIDCProviderMetadata.resolve(new Issuer(client.issuer()), TIMEOUT_MS, TIMEOUT_MS);
            } catch (GeneralException | IOException e) {
                throw new Unavailable(e);
            }
        }
        return metadata;
    }

    /** Exchanges a code for an ID token and returns its verified claims. */
    IDTokenClaimsSet exchangeCode(AuthorizationCode code, CodeVerifier verifier, Nonce nonce) {
        OIDCTokenResponse tokens = requestTokens(new AuthorizationCodeGrant(code, client.callback(), verifier));
        try {
            return validator().validate(tokens.getOIDCTokens().getIDToken(), nonce);
        } catch (com.nimbusds.jose.KeySourceException e) {
            throw new Unavailable(e);
        } catch (BadJOSEException | JOSEException e) {
            throw ConsoleRefusal.notSignedIn("The answer of the sign-in service could not be verified.");
        }
    }

    private OIDCTokenResponse requestTokens(AuthorizationCodeGrant grant) {
        HTTPRequest request = tokenRequest(grant).toHTTPRequest();
        request.setConnectTimeout(TIMEOUT_MS);
        request.setReadTimeout(TIMEOUT_MS);
        try {
            TokenResponse response = OIDCTokenResponseParser.parse(request.send());
            if (response instanceof OIDCTokenResponse tokens
                    && tokens.getOIDCTokens().getIDToken() != null) {
                return tokens;
            }
            throw ConsoleRefusal.notSignedIn("The sign-in service did not accept the code that it sent you back with.");
        } catch (ParseException | IOException e) {
            throw new Unavailable(e);
        }
    }

    private TokenRequest tokenRequest(AuthorizationCodeGrant grant) {
        OIDCProviderMetadata provider = metadata();
        ClientID id = new ClientID(client.id());
        if (client.secret().isEmpty()) {
            return new TokenRequest.Builder(provider.getTokenEndpointURI(), id, grant).build();
        }
        return new TokenRequest.Builder(provider.getTokenEndpointURI(), authentication(provider, id), grant).build();
    }

    private ClientAuthentication authentication(OIDCProviderMetadata provider, ClientID id) {
        List<ClientAuthenticationMethod> methods = provider.getTokenEndpointAuthMethods();
        boolean postOnly = methods != null
                && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
        Secret secret = new Secret(client.secret());
        return postOnly ? new ClientSecretPost(id, secret) : new ClientSecretBasic(id, secret);
    }

    private synchronized IDTokenValidator validator() {
        if (validator == null) {
            validator = new IDTokenValidator(
                    new Issuer(client.issuer()),
                    new ClientID(client.id()),
                    new JWSVerificationKeySelector<>(ALGORITHMS, jwkSource()),
                    null);
        }
        return validator;
    }

    private JWKSource<SecurityContext> jwkSource() {
        try {
            return JWKSourceBuilder.<SecurityContext>create(
                            metadata().getJWKSetURI().toURL(),
                            new DefaultResourceRetriever(TIMEOUT_MS, TIMEOUT_MS, MAX_KEY_SET_BYTES))
                    .retrying(true)
                    .build();
        } catch (MalformedURLException e) {
            throw new Unavailable(e);
        }
    }
}
