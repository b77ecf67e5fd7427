import type { OutsideLogin } from '@naskhah/modules/identity';
import * as client from 'openid-client';

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; label: string };

const seconds = 10;

/** Plain http only where it cannot be overheard: on this machine itself. */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** One provider by OpenID Connect: authorization code with PKCE, state and nonce. What it says of itself is read when first needed, again after a failure. */
export const oidc = ({ issuer, clientId, clientSecret, label }: OidcSettings): OutsideLogin => {
  const server = new URL(issuer);
  let read: Promise<client.Configuration> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    read ??= client
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: seconds,
        execute: isLoopback(server) ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        read = undefined;
        throw error;
      });
    return read;
  };
  return {
    label,
    begin: async (returnTo) => {
      const way = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state: way.state,
        nonce: way.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(way.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, way };
    },
    finish: async (returnedTo, { state, nonce, verifier }) => {
      try {
        const config = await configuration();
        const tokens = await client.authorizationCodeGrant(config, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return undefined;
        // Many providers tell the address only where it is asked for.
        const more = config.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        const said: Record<string, unknown> = { ...claims, ...more };
        const verified = said.email_verified === true && typeof said.email === 'string';
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: verified ? String(said.email).trim().toLowerCase() : undefined,
        };
      } catch (error) {
        console.error('the login at the other provider failed:', error instanceof Error ? error.message : error);
        return undefined;
      }
    },
  };
};
