package preflight.console.oidc;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.AuthenticationResponse;
import com.nimbusds.openid.connect.sdk.AuthenticationResponseParser;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCScopeValue;
import com.nimbusds.openid.connect.sdk.Prompt;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.Date;
import org.jspecify.annotations.Nullable;
import preflight.console.session.IdentityProvider;
import preflight.console.session.Secret;
import preflight.console.web.ConsoleRefusal;

/**
 * Signs people in with an OpenID Connect issuer: authorization code flow with PKCE, state and nonce. All three are derived from the
 * secret that only the browser holds. So any gateway can take the callback, and no callback of another browser fits.
 */
public final class OidcIdentityProvider implements IdentityProvider {
    private final OidcClientRegistration client;
    private final OidcEndpoints endpoints;

    /** Requests the metadata of the issuer when it is first needed. */
    public OidcIdentityProvider(OidcClientRegistration client) {
        this.client = client;
        this.endpoints = new OidcEndpoints(client);
    }

    @Override
    public String name() {
        return URI.create(client.issuer()).getHost();
    }

    @Override
    public URI authorizationUri(Secret attempt, boolean reauthenticate) {
        AuthenticationRequest.Builder request = new AuthenticationRequest.Builder(
                        ResponseType.CODE,
                        new Scope(OIDCScopeValue.OPENID),
                        new ClientID(client.id()),
                        client.callback())
                .endpointURI(endpoints.metadata().getAuthorizationEndpointURI())
                .state(state(attempt))
                .nonce(nonce(attempt))
                .codeChallenge(verifier(attempt), CodeChallengeMethod.S256);
        if (reauthenticate) {
            request.prompt(new Prompt(Prompt.Type.LOGIN)).maxAge(0);
        }
        return request.build().toURI();
    }

    @Override
    public Identity authenticate(Secret attempt, String callback) {
        AuthorizationCode code = code(attempt, callback);
        IDTokenClaimsSet claims = endpoints.exchangeCode(code, verifier(attempt), nonce(attempt));
        return new Identity(client.issuer(), claims.getSubject().getValue(), instant(claims.getAuthenticationTime()));
    }

    private AuthorizationCode code(Secret attempt, String callback) {
        AuthenticationResponse response;
        try {
            response = AuthenticationResponseParser.parse(new URI(callback));
        } catch (ParseException | URISyntaxException e) {
            throw ConsoleRefusal.notSignedIn("The sign-in service sent you back with a response that cannot be read.");
        }
        // Where the response names its issuer, this protects against a mix-up with another one (RFC 9207).
        boolean matches = state(attempt).equals(response.getState())
                && (response.getIssuer() == null
                        || response.getIssuer().getValue().equals(client.issuer()));
        if (!matches) {
            throw ConsoleRefusal.notSignedIn("The callback does not belong to your sign-in.");
        }
        if (!response.indicatesSuccess()) {
            throw ConsoleRefusal.notSignedIn("The sign-in service did not sign you in.");
        }
        AuthorizationCode code = response.toSuccessResponse().getAuthorizationCode();
        if (code == null) {
            throw ConsoleRefusal.notSignedIn("The sign-in service sent you back without a code.");
        }
        return code;
    }

    private static State state(Secret attempt) {
        return new State(attempt.derive("state"));
    }

    private static Nonce nonce(Secret attempt) {
        return new Nonce(attempt.derive("nonce"));
    }

    private static CodeVerifier verifier(Secret attempt) {
        return new CodeVerifier(attempt.derive("verifier"));
    }

    private static @Nullable Instant instant(@Nullable Date date) {
        return date == null ? null : date.toInstant();
    }
}
